import books from 'rulebook:all';
import type { Language } from './words';

/** A part of the rules, as HTML of our own documents. */
export interface Section {
  title: string;
  html: string;
}

/** The rules of a game in our own words, section by section. */
export async function rulesOf(game: string, language: Language): Promise<Section[]> {
  return (await books[`${game}.${language}`]()).default;
}
