import type { GameEvent } from '../../lib/desk';

/** What happened between a player's last turn and this one, as far as it concerns them. */
export interface Since {
  /** From which place of the log. */
  from: number;
  /** Countries lost, by who took them. */
  lost: { seat: number; countries: string[] }[];
  /** Countries that were attacked and are still held. */
  held: string[];
  /** Armies that fell: one's own, and the attackers'. */
  fallen: number;
  slain: number;
  /** What others took from one another. */
  others: { seat: number; countries: string[] }[];
  /** For the map: from where to where. */
  arrows: { seat: number; source: string; target: string; won: boolean }[];
}

/** The recap for a seat whose turn has begun; null if there is nothing to look back on. */
export function since(log: GameEvent[], seat: number): Since | null {
  const begins = (event: GameEvent | undefined, own: boolean): boolean =>
    event?.kind === 'turn' && (event.facts.seat === seat) === own;
  const last = log.findLastIndex((event) => begins(event, true));
  if (last < 0) return null;
  // armies of a situation card are placed before one's turn is announced: it begins here
  const early = log.findIndex((event, at) => at > last && begins(event, false));
  const now = early < 0 ? last : log.length;
  const mine = early < 0 ? log.findLastIndex((event, at) => at < now && begins(event, true)) : last;
  const from = log.findIndex((event, at) => at > mine && begins(event, false));
  if (from < 0 || from >= now) return null;
  return told(log.slice(from, now), seat, from);
}

function told(events: GameEvent[], seat: number, from: number): Since {
  const found: Since = { from, lost: [], held: [], fallen: 0, slain: 0, others: [], arrows: [] };
  const attacked = new Set<string>();
  const took = (list: Since['lost'], by: number, country: string): void => {
    const known = list.find((one) => one.seat === by);
    if (known) known.countries.push(country);
    else list.push({ seat: by, countries: [country] });
  };
  for (const { kind, facts } of events) {
    if (kind === 'fought' || kind === 'launched') point(found, facts);
    if (kind === 'conquered') {
      took(facts.other_seat === seat ? found.lost : found.others, facts.seat, facts.country);
      attacked.delete(facts.country);
      const arrow = found.arrows.findLast(({ target }) => target === facts.country);
      if (arrow) arrow.won = true;
    } else if (facts.other_seat === seat && facts.target) {
      attacked.add(facts.target);
      found.fallen += kind === 'launched' ? facts.armies : (facts.other_lost ?? 0);
      found.slain += facts.lost ?? 0;
    }
  }
  found.held = [...attacked].filter(
    (country) => !found.lost.some(({ countries }) => countries.includes(country)),
  );
  return found;
}

function point({ arrows }: Since, { seat, source, target }: Record<string, any>): void {
  if (source === target) return;
  if (!arrows.some((one) => one.source === source && one.target === target && one.seat === seat))
    arrows.push({ seat, source, target, won: false });
}
