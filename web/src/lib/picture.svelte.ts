import type { Action, Desk, GameEvent, Player, Result } from './desk';
import { Voice } from './voice';
import type { Words } from './words';

/** What a picture shows: a view, who looks at it, and who is spoken to (nobody, if not given). */
export interface Shown {
  game: string;
  view: unknown;
  seat: number | null;
  listener?: number | null;
  players?: Player[];
  waiting?: number[];
  events?: GameEvent[];
  result?: Result | null;
  winners?: number[];
}

/** A desk where nothing can be played: a picture in the rules, or a moment of a replay. */
export class PictureDesk extends Voice implements Desk {
  readonly still = true;
  readonly asked = '';
  readonly actions: Action[] = [];
  readonly long = {};
  readonly hint = null;
  private shown = $state.raw<Shown>({ game: '', view: null, seat: null });
  private batch = 0;
  news = $state.raw<{ batch: number; events: GameEvent[] }>({ batch: 0, events: [] });

  constructor(shown: Shown, words: Words) {
    super(words);
    this.show(shown);
  }

  show(shown: Shown): void {
    this.shown = shown;
    this.news = { batch: ++this.batch, events: shown.events ?? [] };
  }

  game = $derived(this.shown.game);
  view = $derived(this.shown.view as any);
  seat = $derived(this.shown.seat);
  protected listener = $derived(this.shown.listener ?? null);
  players = $derived(this.shown.players ?? []);
  waiting = $derived(this.shown.waiting ?? []);
  result = $derived(this.shown.result ?? null);
  winners = $derived(this.shown.winners ?? []);

  play(): void {}
  whyNot(): void {}
  async preview(): Promise<Record<string, any>> {
    return {};
  }
  async list(): Promise<Action[]> {
    return [];
  }
}
