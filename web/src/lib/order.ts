import { post, type Order, type Table } from './api';
import { games } from './game';

/** A match against bots, begun at once. */
export async function quickMatch(name: string): Promise<Table> {
  const game = (await games()).find((known) => known.name === name);
  const seats = game?.usual_seats ?? 2;
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
