import { get } from './api';
import type { Language } from './words';

/** A part of the rules, as HTML that the server made of the game's own pages. */
export interface Section {
  title: string;
  html: string;
}

const known = new Map<string, Promise<Section[]>>();

/** The rules of a game, section by section; [] where nobody has written them in this language. */
export function rulesOf(game: string, language: Language): Promise<Section[]> {
  const key = `${game}.${language}`;
  let found = known.get(key);
  if (!found) {
    found = get<Section[]>(`/api/games/${game}/rules/${language}`);
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}
