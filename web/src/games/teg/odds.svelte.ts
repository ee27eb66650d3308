import type { Action, Desk } from '../../lib/desk';
import type { Previews, View } from '$shapes/teg';

/** What the engine says an order would do. */
export type Forecast = Partial<Previews['attack'] & Previews['launch']>;

const CALM = 140; // milliseconds before asking: whoever clicks on is not interested
const MOST = 24;

/** A chance in whole per cent. Dice are never certain, and never called so, however many armies there are. */
export function percent(share: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * share)));
}

/** The odds of the orders that are in question, asked from the engine, once for each position. */
export class Odds {
  private known = $state.raw<Record<number, Forecast>>({});
  private seen: View | null = null;

  constructor(private desk: () => Desk<View>) {}

  of(order: Action): Forecast | undefined {
    return this.known[order.id];
  }

  /** Ask for these; returns how to give up. */
  ask(orders: Action[]): () => void {
    const { view } = this.desk();
    const timer = setTimeout(async () => {
      if (this.seen !== view) this.known = {};
      this.seen = view;
      const unknown = orders.filter((order) => !this.known[order.id]).slice(0, MOST);
      const asked = unknown.map(async (order) => [order.id, await this.desk().preview(order)] as const);
      const answers = await Promise.allSettled(asked);
      if (this.seen !== view) return;
      const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      this.known = { ...this.known, ...Object.fromEntries(told) };
    }, CALM);
    return () => clearTimeout(timer);
  }
}
