import type { Action, Desk } from '../lib/desk';
import { actionsOf } from '../lib/game';
import type { Tap } from './reading';

/**
 * Taps on shown things become actions. What a tap stands for narrows what may be done: one action left is played,
 * several are offered, and the next tap narrows further.
 */
export class Choice {
  private picked = $state.raw<Tap[]>([]);
  /** What the pointer or the focus is on: it says what it would do. */
  at = $state.raw<Tap>([]);

  constructor(private desk: () => Desk) {}

  /** What the picked things leave to choose from. */
  left = $derived.by<Action[]>(() =>
    this.desk().actions.filter((one) => this.picked.every((tap) => meets(one, tap))),
  );
  /** Actions that no tap on the table stands for are always offered; those of a pick while it lasts. */
  picking = $derived(this.picked.length > 0);

  fit(tap: Tap): Action[] {
    if (!tap.length) return [];
    const narrower = this.left.filter((action) => meets(action, tap));
    return narrower.length ? narrower : this.desk().actions.filter((action) => meets(action, tap));
  }

  isPicked(tap: Tap): boolean {
    return this.picked.some((one) => same(one, tap));
  }

  isAt(tap: Tap): boolean {
    return tap.length > 0 && same(this.at, tap);
  }

  hinted(tap: Tap): boolean {
    const { hint } = this.desk();
    return hint !== null && tap.length > 0 && meets(hint, tap);
  }

  /** Play, pick, take a pick back, or ask why not. */
  tap(tap: Tap): void {
    if (this.isPicked(tap)) {
      this.picked = this.picked.filter((one) => !same(one, tap));
      return;
    }
    const fit = this.fit(tap);
    if (fit.length === 1) this.play(fit[0]);
    else if (!fit.length) void this.ask(tap);
    else this.picked = this.left.some((action) => meets(action, tap)) ? [...this.picked, tap] : [tap];
  }

  play(action: Action): void {
    this.clear();
    this.desk().play(action);
  }

  clear(): void {
    this.picked = [];
  }

  /** The engine says why not, of an action that the thing could stand for: rather one of the kinds that are open now. */
  private async ask(tap: Tap): Promise<void> {
    const desk = this.desk();
    const open = new Set([...desk.actions.map((action) => action.do), ...Object.keys(desk.long)]);
    const meant = (await actionsOf(desk.game)).filter((action) => meets(action, tap));
    const action = meant.find((one) => open.has(one.do)) ?? meant[0];
    if (!action) return;
    const { id: _id, facts: _facts, ...named } = action;
    desk.whyNot(named);
  }
}

function meets(action: Action, tap: Tap): boolean {
  return tap.some((fields) => Object.entries(fields).every(([field, value]) => action[field] === value));
}

function same(one: Tap, other: Tap): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
