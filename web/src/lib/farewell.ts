import type { Desk, GameEvent } from './desk';
import type { LiveTable } from './live.svelte';
import { shortName } from './names';

/** The desk of a match that is over, where bots are called by their names alone: their level is no news now. */
export function farewell(live: LiveTable): Desk & { outcome(): string } {
  const names = (): string[] => live.names.map(shortName);
  const plain: Partial<Desk> & { outcome(): string } = {
    say: (key, facts = {}) => live.words?.say(key, facts, names(), live.listener) ?? '',
    tell: (event: GameEvent) => live.words?.event(event, names(), live.listener) ?? '',
    outcome: () =>
      live.result && live.words ? live.words.result(live.result, live.winners, names(), live.listener) : '',
  };
  return new Proxy(live, {
    get: (table, key) => {
      if (key in plain) return plain[key as keyof typeof plain];
      const value = Reflect.get(table, key);
      return typeof value === 'function' ? value.bind(table) : value;
    },
  });
}
