import type { Action, Desk } from '../../lib/desk';
import { sourceOf } from './command.svelte';
import type { View } from '$shapes/teg';
import { armiesOf } from './forces';

const PAUSE = 260; // milliseconds between two rolls, after the dice were shown

/** An attack repeated until the country falls, or few armies are left. Each roll is an action of its own. */
export class Campaign {
  order = $state.raw<Action | null>(null);
  keep = $state(1);
  private timer = 0;

  constructor(private desk: () => Desk<View>) {}

  start(order: Action): void {
    this.order = order;
    this.desk().play(order);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.order = null;
  }

  /** Armies come and go: roll again, or end. Called whenever the desk has news. */
  goOn(): void {
    const order = this.order;
    if (!order) return;
    const { view, seat, actions } = this.desk();
    const left = armiesOf(view.countries[sourceOf(order)], seat);
    clearTimeout(this.timer);
    if (left <= this.keep || !actions.some((action) => action.id === order.id)) this.order = null;
    else this.timer = window.setTimeout(() => this.roll(order, view), PAUSE);
  }

  private roll(order: Action, seen: View): void {
    if (this.order !== order) return;
    this.desk().play(order);
    // if the desk was busy, nothing was played and nothing changes: try again
    this.timer = window.setTimeout(() => this.desk().view === seen && this.roll(order, seen), 2 * PAUSE);
  }
}
