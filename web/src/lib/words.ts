import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import type { Report } from './api';
import type { Action, GameEvent, Result } from './desk';

export type Why = Report['decisions'][number]['why'] & object;
export type Language = 'pt' | 'es' | 'en';
export const LANGUAGES: Language[] = ['pt', 'es', 'en'];
const VARIANTS = 3;

type Facts = Record<string, unknown>;
type Variables = Record<string, FluentVariable>;

/**
 * Sentences from Fluent catalogues, with the conventions of engine/words.py, where they are told in full:
 *
 * - `seat`, `seats`, `winners`, `…_seat`, `…_seats` are spoken as players' names; `$seat_is` is `you` for whoever
 *   listens (`viewer`), else `other` (or the word that stands for a seat: `rival`); for a list also `among`, with
 *   `$seats_others`;
 * - a text is spoken as `name-<text>` where there is one; its attributes are its forms (`$country_in`);
 * - a list ends as people speak ("2, 5 e 8"), and `$cards_count` is how many;
 * - numbers stay numbers, true and false are `yes` and `no`;
 * - `$variant` of an event is 0, 1 or 2, from the event's number.
 */
export class Words {
  private bundle: FluentBundle;
  private forms: string[];

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const forms = new Set<string>();
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.bundle.addResource(resource, { allowOverrides: true });
      for (const { id, attributes } of resource.body)
        if (id.startsWith('name-')) Object.keys(attributes).forEach((form) => forms.add(form));
    }
    this.forms = [...forms];
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The sentence of a key; a missing one is told in the console, where the tests look for it. */
  say(key: string, facts: Facts = {}, names: string[] = [], viewer: number | null = null): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`no sentence ${key} in ${this.language}`);
      return key;
    }
    const variables: Variables = {};
    for (const [name, value] of Object.entries(facts))
      Object.assign(variables, this.variables(name, value, names, viewer));
    return this.format(key, pattern, variables);
  }

  event(event: GameEvent, names: string[], viewer: number | null): string {
    const facts = { ...event.facts, variant: variant(event.n ?? 0) };
    return this.say(`event-${event.kind}`, facts, names, viewer);
  }

  action(action: Action, names: string[], viewer: number | null): string {
    const { id: _id, do: kind, facts, ...fields } = action;
    return this.say(`action-${kind}`, { ...fields, ...facts }, names, viewer);
  }

  result(result: Result, winners: number[], names: string[], viewer: number | null): string {
    const facts = { winners, won: winners.length > 0, players: result.ranks.length };
    return this.say(`result-${result.reason}`, facts, names, viewer);
  }

  /** Why a bot would do what it says; '' if it does not know. The next best is named only if it is not as good. */
  why(why: Why, actions: Action[], names: string[], viewer: number | null): string {
    const facts: Facts = {};
    if (why.motive) facts.motive = this.say(`motive-${why.motive}`, why.facts, names, viewer);
    const [worth, rest] = [percent(why.worth ?? 0), percent(why.other_worth ?? 0)];
    const compared = typeof why.other === 'number' && worth > rest;
    if (compared) {
      const { other } = why as { other: number };
      facts.worth = worth;
      facts.other_worth = rest;
      facts.other = other < 0 ? this.say('review-nothing') : this.action(actions[other], names, viewer);
    }
    if (!compared && !why.motive) return '';
    const key = !compared ? 'why-motive' : why.motive ? 'why-both' : 'why-chances';
    return this.say(key, facts, names, viewer);
  }

  seat(seat: number, names: string[]): string {
    return names[seat] ?? this.say('seat-name', { number: seat + 1 });
  }

  private format(key: string, pattern: NonNullable<Message['value']>, variables: Variables): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, variables, errors);
    if (errors.length) console.error(`sentence ${key} in ${this.language}: ${errors[0].message}`);
    return text;
  }

  /** A fact as a sentence has it, and what else a sentence may ask about it. */
  private variables(name: string, value: unknown, names: string[], viewer: number | null): Variables {
    if (Array.isArray(value)) return this.ofList(name, value, names, viewer);
    if (typeof value === 'boolean') return { [name]: value ? 'yes' : 'no' };
    if (typeof value !== 'number')
      return { ...this.ofWord(name, String(value)), ...(isSeat(name) && { [`${name}_is`]: String(value) }) };
    if (!isSeat(name)) return { [name]: value };
    return { [name]: this.seat(value, names), [`${name}_is`]: value === viewer ? 'you' : 'other' };
  }

  private ofWord(name: string, word: string): Variables {
    const key = `name-${word}`;
    const message = this.bundle.getMessage(key);
    if (!message?.value) return { [name]: word };
    const plain = this.format(key, message.value, {});
    const said: Variables = { [name]: plain };
    for (const form of this.forms) {
      const other = message.attributes[form];
      said[`${name}_${form}`] = other ? this.format(key, other, {}) : plain;
    }
    return said;
  }

  private ofList(name: string, values: unknown[], names: string[], viewer: number | null): Variables {
    const said: Variables = { [`${name}_count`]: values.length };
    const list = (items: unknown[]): string => listed(items.map(String), this.language);
    if (isSeat(name)) {
      const others = (values as number[]).filter((seat) => seat !== viewer);
      said[`${name}_is`] = others.length === values.length ? 'other' : others.length ? 'among' : 'you';
      said[`${name}_others`] = list(others.map((seat) => this.seat(seat, names)));
    }
    const items = values.map((value) => this.variables(name, value, names, null));
    for (const variable of [name, ...this.forms.map((form) => `${name}_${form}`)])
      if (items.every((item) => variable in item)) said[variable] = list(items.map((item) => item[variable]));
    return said;
  }
}

/** A share as people say it. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

function isSeat(name: string): boolean {
  return /^(seats?|winners|.*_seats?)$/.test(name);
}

/** A list as people say it. */
export function listed(items: string[], language: Language): string {
  if (items.length < 2) return items.join('');
  const last = items[items.length - 1];
  return `${items.slice(0, -1).join(', ')} ${and(language, last)} ${last}`;
}

/** Spanish says "e" before the sound of an i: "Ana e Inés", but "Ana y Hierro". */
function and(language: Language, last: string): string {
  if (language !== 'es') return { pt: 'e', en: 'and' }[language];
  return /^h?[ií](?![aeoáéó])/i.test(last) ? 'e' : 'y';
}

/** Which of the variants of a sentence the event of this number has. */
function variant(number: number): number {
  return (number + Math.floor(number / 3) + Math.floor(number / 9)) % VARIANTS;
}
