import type { Component } from 'svelte';
import { get, text, type GameInfo } from './api';
import type { Action, Desk } from './desk';
import { Words, type Language } from './words';

/** A game as the web app shows it. One in each folder of `src/games`, exported as `face` from its index.ts. */
export interface Face {
  name: string;
  /** The colours of the cover and of the page around the board. */
  hue: { light: string; dark: string };
  cover: Component;
  /** The board: its own chunk. */
  board(): Promise<{ default: Component<{ desk: Desk }> }>;
  /** A CSS colour for a seat, as the board draws it; the view may be null before the match. */
  colour(view: any, seat: number): string;
  /** A short figure beside a player's name (points, goals, cards), or "". */
  score(view: any, seat: number): string;
  /** The number of the rule (as docs/rules cites it) that matters for a question. */
  rule(asked: string): string;
  /** Views for the pictures in the rules: drawn by the real board beside the section with this place. */
  figures(): Promise<{ default: Figure[] }>;
}

/** A picture in the rules: a view drawn by the board, beside a section (1 is the first after the introduction). */
export interface Figure {
  section: number;
  seat: number | null;
  view: unknown;
  /** The key of its caption in the game's catalogue (`board-figure-…`). */
  caption: string;
}

const faces = import.meta.glob<{ face: Face }>('../games/*/index.ts', { eager: true });

/** How the games stand on the shelf: the quickest to learn first. Others follow. */
const SHELF = ['tacocat', 'sequence', 'revanche', 'camisa12', 'teg'];

/** The faces of the games there are, by name. */
export const FACES: Record<string, Face> = Object.fromEntries(
  Object.values(faces).map(({ face }) => [face.name, face]),
);

let known: Promise<GameInfo[]> | undefined;

/** What the server says of its games; asked once. */
export function games(): Promise<GameInfo[]> {
  known ??= get<GameInfo[]>('/api/games').then((list) =>
    list.sort((one, other) => place(one) - place(other)),
  );
  known.catch(() => (known = undefined));
  return known;
}

function place(game: GameInfo): number {
  return (SHELF.indexOf(game.name) + SHELF.length + 1) % (SHELF.length + 1);
}

const actions = new Map<string, Promise<Action[]>>();

/** All actions of a game; the place in the list is the id. */
export function actionsOf(game: string): Promise<Action[]> {
  let found = actions.get(game);
  if (!found) {
    found = get<Action[]>(`/api/games/${game}/actions`).then((list) =>
      list.map((action, id) => ({ ...action, id })),
    );
    found.catch(() => actions.delete(game));
    actions.set(game, found);
  }
  return found;
}

const words = new Map<string, Promise<Words>>();

/** A game's sentences in a language. */
export function wordsOf(game: string, language: Language): Promise<Words> {
  const key = `${game}.${language}`;
  let found = words.get(key);
  if (!found) {
    found = text(`/api/games/${game}/text/${language}`).then((source) => new Words(language, [source]));
    found.catch(() => words.delete(key));
    words.set(key, found);
  }
  return found;
}
