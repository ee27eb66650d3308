import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Action, GameEvent, Result } from './desk';

export type Language = 'pt' | 'es' | 'en';
export const LANGUAGES: Language[] = ['pt', 'es', 'en'];

type Facts = Record<string, unknown>;

/**
 * Sentences from Fluent catalogues, with the conventions of engine/words.py: a fact called `seat` or
 * `…_seat` is spoken as the player's name, a text as `name-<text>` where there is one, a list item by
 * item, true and false as `yes` and `no`.
 */
export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources)
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The sentence of a key; a missing one is told in the console, where the tests look for it. */
  say(key: string, facts: Facts = {}, names: string[] = []): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`no sentence ${key} in ${this.language}`);
      return key;
    }
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) spoken[name] = this.spoken(name, value, names);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, spoken, errors);
    if (errors.length) console.error(`sentence ${key} in ${this.language}: ${errors[0].message}`);
    return text;
  }

  event(event: GameEvent, names: string[]): string {
    return this.say(`event-${event.kind}`, event.facts, names);
  }

  action(action: Action, names: string[]): string {
    const { id: _id, do: kind, facts, ...fields } = action;
    return this.say(`action-${kind}`, { ...fields, ...facts }, names);
  }

  result(result: Result, winners: number[], names: string[]): string {
    const won = winners.map((seat) => this.seat(seat, names)).join(', ');
    return this.say(`result-${result.reason}`, { winners: won, won: winners.length > 0 }, names);
  }

  seat(seat: number, names: string[]): string {
    return names[seat] ?? this.say('seat-name', { number: seat + 1 });
  }

  private spoken(name: string, value: unknown, names: string[]): FluentVariable {
    if (Array.isArray(value)) return value.map((item) => String(this.spoken(name, item, names))).join(', ');
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number')
      return name === 'seat' || name.endsWith('_seat') ? this.seat(value, names) : value;
    if (typeof value === 'string' && this.has(`name-${value}`)) return this.say(`name-${value}`);
    return String(value);
  }
}
