import type { Component } from 'svelte';
import { get, text, type GameInfo } from './api';
import type { Action, BoardModule, Desk, PlayerLooks } from './desk';
import { me } from './me.svelte';
import { Words, type Language } from './words';

/** What draws a match: one viewer's side of it, given as a desk. */
export type Board = Component<{ desk: Desk }>;

/** What is drawn when a match is over. */
export type Ending = Component<{ desk: Desk }>;

/** A game as its pages show it: what the server says of it, and what its drawn board adds. */
export interface Face extends PlayerLooks {
  info: GameInfo;
  /** The picture of its end, and the sheet of what it was made of; a game without them shows its cover. */
  end?(): Promise<{ default: Ending }>;
  sheet?(): Promise<{ default: Ending }>;
  /** The board: its own chunk. */
  board(): Promise<{ default: Board }>;
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
  /** Pixels that it needs to be read; in a narrower column it is pulled to and fro instead of being made smaller. */
  wide?: number;
}

// what the house has drawn for a game is found by the game's name
const boards = import.meta.glob<{ default: Board }>('../games/*/Board.svelte');
const ends = import.meta.glob<{ default: Ending }>('../games/*/End.svelte');
const sheets = import.meta.glob<{ default: Ending }>('../games/*/Sheet.svelte');
const looks = import.meta.glob<{ players: PlayerLooks }>('../games/*/players.ts');
const figures = import.meta.glob<{ default: Figure[] }>('../games/*/figures.ts');

/** In the colours of the house, with the points that the game declares. */
async function plain(name: string): Promise<PlayerLooks> {
  const [{ scoreOf }, { typesOf }] = await Promise.all([
    import('../plain/reading'),
    import('../plain/schema'),
  ]);
  const types = await typesOf(name);
  return {
    colour: (_view, seat) => `var(--seat-${seat % 6})`,
    score: (view, seat) => scoreOf(view, types, seat),
  };
}

/** How the players of a game look: as its board says, the package's or ours, else plain. */
async function looksOf(info: GameInfo): Promise<PlayerLooks> {
  if (info.board) {
    const module: Partial<BoardModule> = await import(/* @vite-ignore */ info.board).catch(() => ({}));
    return module.players ?? plain(info.name);
  }
  const ours = await looks[`../games/${info.name}/players.ts`]?.();
  return ours?.players ?? plain(info.name);
}

let known: Promise<GameInfo[]> | undefined;

/** What the server says of its games, in the order of the shelf; asked once. */
export function games(): Promise<GameInfo[]> {
  known ??= get<GameInfo[]>('/api/games');
  known.catch(() => (known = undefined));
  return known;
}

/** The bots that differ in strength at so many seats, from weak to strong. */
export function botsOf(game: GameInfo, seats: number): Bot[] {
  return (game.levels[seats] ?? [])
    .filter((level) => level !== 'random')
    .map((level) => `bot-${level}` as Bot);
}
/** Those that differ where a championship of a game is played: two at a table, or the fewest that are more than one. */
export function botsOfCup(list: GameInfo[], name: string): Bot[] {
  const game = list.find((one) => one.name === name);
  return game ? botsOf(game, Math.min(...game.seats.filter((seats) => seats > 1))) : [];
}
export type Bot = 'bot-easy' | 'bot-normal' | 'bot-hard' | 'bot-master';

/** What a bot (`bot-hard`) is called in a game: the name of the character who plays its level. */
export function rivalOf(game: GameInfo, bot: string): string {
  return game.texts[me.language].rivals[bot.replace('bot-', '')]?.name ?? '';
}

/** A game's title in the person's language. */
export function titleOf(game: GameInfo): string {
  return game.texts[me.language].title;
}

/** The title of the game with this name; "" if it is no longer here. */
export function titleIn(list: GameInfo[], name: string): string {
  const game = list.find((one) => one.name === name);
  return game ? titleOf(game) : '';
}

/** A game by its name; null if there is none. With `simple`, drawn by the plain board although it has another. */
export async function faceOf(name: string, simple = false): Promise<Face | null> {
  const info = (await games()).find((game) => game.name === name);
  if (!info) return null;
  const plainBoard = () => import('../plain/Board.svelte');
  const drawn = simple ? undefined : boards[`../games/${name}/Board.svelte`];
  return {
    ...(await (simple ? plain(name) : looksOf(info))),
    info,
    end: info.board ? undefined : ends[`../games/${name}/End.svelte`],
    sheet: info.board ? undefined : sheets[`../games/${name}/Sheet.svelte`],
    board: info.board && !simple ? () => import('../plain/Own.svelte') : (drawn ?? plainBoard),
    figures: figures[`../games/${name}/figures.ts`] ?? (async () => ({ default: [] })),
  };
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
