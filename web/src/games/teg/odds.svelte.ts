import type { Action, Desk } from '../../lib/desk';
import type { View } from './view';

/** What the engine says an order would do. */
export interface Forecast {
  win?: number;
  left?: number;
  attack_dice?: number;
  defence_dice?: number;
  armies?: number;
}

const CALM = 140; // milliseconds before asking: whoever clicks on is not interested
const MOST = 24;

/** The odds of the orders that are in question, asked from the engine. */
export class Odds {
  private known = $state.raw<Record<number, Forecast>>({});

  constructor(private desk: () => Desk<View>) {}

  of(order: Action): Forecast | undefined {
    return this.known[order.id];
  }

  /** Ask for these; returns how to give up. */
  ask(orders: Action[]): () => void {
    let gone = false;
    const timer = setTimeout(async () => {
      const asked = orders
        .slice(0, MOST)
        .map(async (order) => [order.id, await this.desk().preview(order)] as const);
      const answers = await Promise.allSettled(asked);
      if (gone) return;
      this.known = Object.fromEntries(
        answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
      );
    }, CALM);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }
}
