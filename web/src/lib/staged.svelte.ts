import type { Action, Desk, GameEvent, NamedAction } from './desk';

/**
 * A desk as far as its scenes were shown: what happened is on the board one thing after the other, and the next
 * question is not asked before. Nobody has to wait for it: a tap on the board shows how things stand (`rush`).
 *
 * A board that draws whatever its desk says is staged by wrapping the desk; one without scenes stays as it is.
 */
export class Staged<View> implements Desk<View> {
  constructor(
    private real: () => Desk<View>,
    /** What a scene changes on the board before its batch is over: a chip is put down, a card is played. */
    private apply: (view: View, event: GameEvent) => View = (view) => view,
  ) {}

  /** Something is still being shown: what was shown is not yet how things stand. */
  readonly busy = $derived.by(() => {
    const { scenes, view } = this.real();
    return !!scenes?.view && scenes.view !== view;
  });
  /** What is on the stage now, or null. */
  readonly scene = $derived.by(() => (this.busy ? (this.real().scenes?.scene ?? null) : null));
  /** The batch on the stage: how things stood before it, and with what was shown of it. */
  private batch: { before: View; number: number; shown: View } | null = null;
  readonly view = $derived.by((): View => {
    const { scenes, view } = this.real();
    if (!this.busy || !scenes?.view) return view;
    if (this.batch?.before !== scenes.view)
      this.batch = { before: scenes.view, number: -1, shown: scenes.view };
    const { batch, scene } = this;
    if (scene && scene.number > batch.number)
      Object.assign(batch, { number: scene.number, shown: this.apply(batch.shown, scene.event) });
    return batch.shown;
  });
  readonly news = $derived.by(() =>
    this.scene ? { batch: this.scene.number, events: [this.scene.event] } : this.real().news,
  );
  readonly actions = $derived.by((): Action[] => (this.busy ? [] : this.real().actions));
  readonly asked = $derived.by(() => (this.busy ? '' : this.real().asked));

  /** Show how things stand: somebody taps, and is not to be kept waiting. */
  rush(): void {
    if (this.busy) this.real().scenes?.flush();
  }

  get game() {
    return this.real().game;
  }
  get seat() {
    return this.real().seat;
  }
  get players() {
    return this.real().players;
  }
  get waiting() {
    return this.real().waiting;
  }
  get long() {
    return this.real().long;
  }
  get hint() {
    return this.busy ? null : this.real().hint;
  }
  get result() {
    return this.real().result;
  }
  get winners() {
    return this.real().winners;
  }
  get still() {
    return this.real().still;
  }
  get sending() {
    return this.real().sending;
  }
  get scenes() {
    return this.real().scenes;
  }
  get prompt() {
    return this.real().prompt;
  }
  set prompt(words) {
    this.real().prompt = words;
  }

  play(action: Action): void {
    this.real().play(action);
  }
  whyNot(action: NamedAction): void {
    this.real().whyNot(action);
  }
  preview(action: Action): Promise<Record<string, any>> {
    return this.real().preview(action);
  }
  list(kind: string): Promise<Action[]> {
    return this.real().list(kind);
  }
  has(key: string): boolean {
    return this.real().has(key);
  }
  say(key: string, facts?: Record<string, unknown>): string {
    return this.real().say(key, facts);
  }
  tell(event: GameEvent): string {
    return this.real().tell(event);
  }
  label(action: Action): string {
    return this.real().label(action);
  }
}
