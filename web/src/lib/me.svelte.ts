import { ask, get, type Person } from './api';
import { LANGUAGES, Words, type Language } from './words';

const catalogues = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });

type Theme = 'system' | 'light' | 'dark';

/** Who sits in front of this browser, and how they like things. */
class Me {
  person = $state<Person | null>(null);
  language = $state<Language>(preferred());
  theme = $state<Theme>((localStorage.getItem('theme') as Theme) ?? 'system');
  notify = $state(localStorage.getItem('notify') === 'on');
  quips = $state(localStorage.getItem('quips') !== 'off'); // may the bots say something?
  words = $state.raw<Words | null>(null);

  /** Read the sentences of the interface, and say hello to the server (the first visit makes a guest). */
  async arrive(): Promise<void> {
    this.dress();
    await this.read(this.language);
    this.person = await get<Person>('/api/me');
    if (this.person.language !== this.language) await this.change({ language: this.language });
  }

  async speak(language: Language): Promise<void> {
    localStorage.setItem('language', language);
    await this.read(language);
    this.language = language;
    await this.change({ language });
  }

  async rename(name: string): Promise<void> {
    await this.change({ name });
  }

  wear(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('theme', theme);
    this.dress();
  }

  keep(what: 'notify' | 'quips', on: boolean): void {
    this[what] = on;
    localStorage.setItem(what, on ? 'on' : 'off');
  }

  private async change(what: { name?: string; language?: Language }): Promise<void> {
    this.person = await ask<Person>('PATCH', '/api/me', what);
  }

  private async read(language: Language): Promise<void> {
    this.words = new Words(language, [await catalogues[`../text/${language}.ftl`]()]);
    document.documentElement.lang = language === 'pt' ? 'pt-BR' : language;
  }

  private dress(): void {
    if (this.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

function preferred(): Language {
  const kept = localStorage.getItem('language');
  const wanted = [kept, ...navigator.languages].map((name) => name?.slice(0, 2));
  return (wanted.find((name) => LANGUAGES.includes(name as Language)) as Language) ?? 'en';
}

export const me = new Me();

/** A sentence of the interface; where it speaks of seats, with the players' names and the seat that listens. */
export function t(
  key: string,
  facts: Record<string, unknown> = {},
  names: string[] = [],
  viewer: number | null = null,
): string {
  return me.words?.say(key, facts, names, viewer) ?? '';
}
