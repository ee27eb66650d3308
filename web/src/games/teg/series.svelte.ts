import type { Action, Desk } from '../../lib/desk';
import type { View } from '$shapes/teg';

/** One gesture, several equal actions: "three armies here". Each is an action of its own, played when the last was answered. */
export class Series {
  private action: Action | null = null;
  private left = 0;
  private seen: View | null = null;

  constructor(private desk: () => Desk<View>) {}

  start(action: Action, times: number): void {
    this.action = action;
    this.left = times;
    this.roll(action);
  }

  private roll(action: Action): void {
    this.left--;
    this.seen = this.desk().view;
    this.desk().play(action);
  }

  stop(): void {
    this.action = null;
  }

  /** Called whenever the desk has news and nothing is on its way. */
  goOn(): void {
    const action = this.action;
    if (this.desk().view === this.seen) return; // the last one is not answered yet
    if (!action || this.left < 1 || !this.desk().actions.some((one) => one.id === action.id))
      return this.stop();
    this.roll(action);
  }
}
