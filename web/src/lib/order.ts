import { post, type Order, type Table } from './api';
import { games, type Bot } from './game';
import { novice } from './novice.svelte';

/** How a game is learned, match by match: its options for somebody who has finished so many. */
export interface Ladder {
  options(finished: number): Record<string, unknown>;
  /** What to say at such a table, if anything: a key of the game's catalogue. */
  said(options: Record<string, unknown>): string;
}

const ladders = import.meta.glob<{ ladder: Ladder }>('../games/*/ladder.ts');

/** The ladder of a game; null if its first match is like any other. */
export async function ladderOf(game: string): Promise<Ladder | null> {
  return (await ladders[`../games/${game}/ladder.ts`]?.())?.ladder ?? null;
}

/** A match against bots of a level, begun at once. */
export async function quickMatch(name: string, bot: Bot = 'bot-easy'): Promise<Table> {
  const game = (await games()).find((known) => known.name === name);
  const seats = game?.usual_seats ?? 2;
  const ladder = await ladderOf(name);
  return open({
    game: name,
    chairs: ['me', ...Array(seats - 1).fill(bot)],
    public: false,
    options: ladder?.options(novice.of(name).ended) ?? {},
  });
}

/** Open a table; one that nobody else is awaited at begins at once. */
export async function open(order: Partial<Order> & { game: string }): Promise<Table> {
  const table = await post<Table>('/api/tables', order);
  if (table.chairs.every((chair) => chair.kind !== 'open'))
    return post<Table>(`/api/tables/${table.id}/start`);
  return table;
}
