import type { GameEvent } from './desk';

/** Equal steps that follow one another are one line of the log: how a game wants them told. */
export interface Fold {
  /** The sentence of one of them inside the line, and of the line itself with its `parts`. */
  part: string;
  whole: string;
  /** The fact that is added up where all others are equal. */
  sum: string;
}

/** A line of the log: one event, or several equal steps of one seat. */
export interface Line {
  events: GameEvent[];
  fold?: Fold;
}

/** The log as lines. */
export function lines(log: GameEvent[], folds: Record<string, Fold> = {}): Line[] {
  const found: Line[] = [];
  for (const event of log) {
    const fold = folds[event.kind];
    const last = found.at(-1);
    const same = last?.events[0];
    if (fold && same?.kind === event.kind && same.facts.seat === event.facts.seat) last!.events.push(event);
    else found.push({ events: [event], fold });
  }
  return found;
}

/** The steps of a line, with those that differ only in number added up. */
export function summed({ events, fold }: Line): Record<string, any>[] {
  const sums = new Map<string, Record<string, any>>();
  for (const { facts } of events) {
    const { [fold!.sum]: amount, ...rest } = facts;
    const key = JSON.stringify(rest);
    const known = sums.get(key);
    sums.set(key, { ...rest, [fold!.sum]: (known?.[fold!.sum] ?? 0) + amount });
  }
  return [...sums.values()];
}
