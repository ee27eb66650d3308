import type { Action, Desk } from '../../lib/desk';
import type { Previews as Told } from '$shapes/camisa12';

/** What the engine says an action would do; which facts there are depends on its kind. */
export type Foreseen = Partial<Told['choose'] & Told['move'] & Told['take']>;

const PATIENCE = 150; // milliseconds: who plays faster than that does not look

/** Asks the engine what the actions of this moment would do: soon for all of them, at once for the one looked at. */
export class Previews {
  private told = $state.raw<Record<number, Foreseen>>({});
  private asked = new Set<number>();
  private round = 0;

  constructor(private desk: () => Desk) {}

  of(action: Action | undefined): Foreseen | undefined {
    return action && this.told[action.id];
  }

  /** A new decision: forget the old answers, and ask about these actions. Returns how to stop. */
  begin(actions: Action[]): () => void {
    this.round += 1;
    this.told = {};
    this.asked = new Set();
    const timer = setTimeout(() => actions.forEach((action) => this.ask(action)), PATIENCE);
    return () => clearTimeout(timer);
  }

  ask(action: Action | undefined): void {
    if (!action || this.asked.has(action.id) || this.desk().still) return;
    this.asked.add(action.id);
    const round = this.round;
    this.desk()
      .preview(action)
      .then(
        (foreseen) => {
          if (round === this.round && Object.keys(foreseen).length)
            this.told = { ...this.told, [action.id]: foreseen as Foreseen };
        },
        () => this.asked.delete(action.id), // the moment is gone
      );
  }
}
