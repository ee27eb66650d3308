import { post, type GameInfo, type Order, type Table } from './api';
import { games } from './game';

/** How many sit at a game's table by default: as few as are fun. */
const USUAL: Record<string, number> = { teg: 4 };

export function usualSeats(game: GameInfo): number {
  const usual = USUAL[game.name];
  const many = game.seats.filter((seats) => seats > 1);
  return usual && game.seats.includes(usual) ? usual : (many[0] ?? game.seats[0]);
}

/** A match against bots, begun at once. */
export async function quickMatch(name: string): Promise<Table> {
  const game = (await games()).find((known) => known.name === name);
  const seats = game ? usualSeats(game) : 2;
  return open({
    game: name,
    chairs: ['me', ...Array(seats - 1).fill('bot-easy')],
    public: false,
    options: {},
  });
}

/** Open a table; one that nobody else is awaited at begins at once. */
export async function open(order: Partial<Order> & { game: string }): Promise<Table> {
  const table = await post<Table>('/api/tables', order);
  if (table.chairs.every((chair) => chair.kind !== 'open'))
    return post<Table>(`/api/tables/${table.id}/start`);
  return table;
}
