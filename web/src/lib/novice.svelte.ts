interface Kept {
  /** Matches that were begun on this device, and those that were played to their end. */
  begun: number;
  ended: number;
  /** The last table that was counted: a reload is no new match. */
  last: string;
  /** The two minutes of the lesson were taken, or declined. */
  taught: boolean;
}

const NOTHING: Kept = { begun: 0, ended: 0, last: '', taught: false };
const ASIDE = 'tips'; // how far somebody is with the pointers of the first matches

/** How new somebody is to a game, as far as this device remembers. */
class Novice {
  private games = $state.raw<Record<string, Kept>>(read());
  /** How many of the pointers were seen. */
  tips = $state(Number(localStorage.getItem(ASIDE)) || 0);

  of(game: string): Kept {
    return this.games[game] ?? NOTHING;
  }

  /** Nothing of this game was played or learned here yet. */
  isNew(game: string): boolean {
    const { begun, taught } = this.of(game);
    return !begun && !taught;
  }

  begin(game: string, table: string): void {
    const kept = this.of(game);
    if (kept.last !== table) this.keep(game, { begun: kept.begun + 1, last: table });
  }

  end(game: string, table: string): void {
    const kept = this.of(game);
    if (kept.last === table) this.keep(game, { ended: kept.ended + 1, last: `${table} over` });
  }

  taught(game: string): void {
    this.keep(game, { taught: true });
  }

  seen(tips: number): void {
    this.tips = tips;
    localStorage.setItem(ASIDE, String(tips));
  }

  private keep(game: string, what: Partial<Kept>): void {
    this.games = { ...this.games, [game]: { ...this.of(game), ...what } };
    localStorage.setItem('novice', JSON.stringify(this.games));
  }
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem('novice') ?? '{}');
  } catch {
    return {};
  }
}

export const novice = new Novice();
