import type { GameEvent } from './desk';
import { pace } from './speed.svelte';

/** How long something that happened is shown, in milliseconds at normal speed; 0 if it is simply so from now on. */
export type Direction = (event: GameEvent, seat: number | null) => number;

/** What was told at once: what happened, and how things stand after it. */
interface Batch<View> {
  events: GameEvent[];
  view: View;
  /** All of them, also those that were shown. */
  all: GameEvent[];
  /** It was shown before: nothing of it goes to the log again. */
  again?: boolean;
}

/** One thing that happened, while it is shown. */
export interface Scene {
  /** Rises with every scene. */
  number: number;
  event: GameEvent;
  /** In milliseconds; 0 if it is only the last thing that happened. */
  lasts: number;
}

const PATIENCE = 9; // scenes that wait: from here on they are shown faster
const KEPT = 400; // batches that can be shown again

/**
 * What happened, shown one thing after the other.
 *
 * The table tells several things at once, and faster than one can look. They wait here: each is on the stage for as
 * long as the game's direction and the player's speed say, and only then do `view` and `log` go on. Nobody has to
 * wait for it: `hurry` ends the scene, `flush` shows how things stand now, `skip` does so until one's own turn.
 */
export class Scenes<View = any> {
  /** How things stand, as far as it was shown; null before anything was told. */
  view = $state.raw<View | null>(null);
  /** What led to `view`, and a number that rises with it: for boards that move things when a whole batch was shown. */
  settled = $state.raw<{ batch: number; events: GameEvent[] }>({ batch: 0, events: [] });
  /** How things stand on the board in the middle of a batch, if it says so: figures beside names go with it. */
  midway = $state.raw<View | null>(null);
  /** What happened, as far as it was shown. */
  log = $state.raw<GameEvent[]>([]);
  /** What is on the stage; the last scene stays until another comes. */
  scene = $state.raw<Scene | null>(null);
  /** The last thing that may be said: cards that turn over on the stage are not told before they are seen. */
  told = $state.raw<GameEvent | null>(null);
  /** Scenes that are still to be shown, with the one on the stage. */
  behind = $state(0);
  /** Nothing is shown until it is one's own turn. */
  skipping = $state(false);
  /** Something that was shown before is shown again. */
  replaying = $state(false);
  direction: Direction = () => 0;
  /** How long a scene keeps its secret. */
  secret: Direction = () => 0;
  seat: number | null = null;

  private queue: Batch<View>[] = [];
  private past: { events: GameEvent[]; view: View; from: number; before: View | null }[] = [];
  private timer = 0;
  private teller = 0;
  private number = 0;

  /** Everything at once, as when one comes in: nothing of it is shown as a scene. */
  begin(log: GameEvent[], view: View): void {
    this.drop();
    this.past = [];
    this.log = log;
    this.told = log.at(-1) ?? null;
    this.view = view;
  }

  /** Something happened. */
  hear(events: GameEvent[], view: View): void {
    this.queue.push({ events, all: [...events], view });
    this.count();
    if (!this.timer) this.next();
  }

  /** The scene on the stage ends now. */
  hurry(): void {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.next();
  }

  /** Show how things stand now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    for (const batch of this.queue.splice(0)) this.settle(batch);
    this.replaying = false;
    this.count();
  }

  /** Show nothing until it is one's own turn; whoever knows whose turn it is calls `wake`. */
  skip(): void {
    this.skipping = true;
    this.flush();
  }

  wake(): void {
    this.skipping = false;
  }

  /** Can what happened since this place of the log be shown again? */
  remembers(from: number): boolean {
    return this.past.some((batch) => batch.from >= from) && (this.past[0]?.from ?? 0) <= from;
  }

  /** Show again what happened since a place of the log. */
  replay(from: number): void {
    this.flush();
    const batches = this.past.filter((batch) => batch.from >= from);
    const first = batches[0];
    if (!first?.before) return;
    this.view = first.before;
    this.replaying = true;
    this.queue = batches.map(({ events, view }) => ({
      events: [...events],
      all: events,
      view,
      again: true,
    }));
    this.count();
    this.next();
  }

  /** The next scene, or how things stand if there is none left. */
  private next(): void {
    for (;;) {
      const batch = this.queue[0];
      if (!batch) break;
      const event = batch.events.shift();
      if (!event) {
        this.queue.shift();
        this.settle(batch);
        continue;
      }
      const lasts = this.length(event);
      if (!batch.again) this.log = [...this.log, event];
      if (this.direction(event, this.seat)) this.scene = { number: ++this.number, event, lasts };
      this.tellOf(event, lasts);
      if (lasts) {
        this.remember(batch, event);
        this.timer = window.setTimeout(() => {
          this.timer = 0;
          this.next();
        }, lasts);
        this.count(); // with this one: it is on the stage until its time is over
        return;
      }
      this.remember(batch, event);
    }
    this.replaying = false;
    this.count();
  }

  private get tempo(): number {
    return pace.tempo * Math.min(1, PATIENCE / Math.max(1, this.behind));
  }

  private length(event: GameEvent): number {
    if (this.skipping || document.hidden) return 0;
    return Math.round(this.direction(event, this.seat) * this.tempo);
  }

  private tellOf(event: GameEvent, lasts: number): void {
    clearTimeout(this.teller);
    const kept = Math.min(lasts, this.secret(event, this.seat) * this.tempo);
    if (kept) this.teller = window.setTimeout(() => (this.told = event), kept);
    else this.told = event;
  }

  /** What is left of a batch is so from now on. */
  private settle(batch: Batch<View>): void {
    for (const event of batch.events.splice(0)) {
      if (!batch.again) this.log = [...this.log, event];
      if (this.direction(event, this.seat)) this.scene = { number: ++this.number, event, lasts: 0 };
      this.tellOf(event, 0);
      this.remember(batch, event);
    }
    this.view = batch.view;
    this.settled = { batch: this.settled.batch + 1, events: batch.all };
  }

  private remember(batch: Batch<View>, event: GameEvent): void {
    if (batch.again) return;
    const last = this.past.at(-1);
    if (last?.view === batch.view) last.events.push(event);
    else
      this.past = [
        ...this.past.slice(1 - KEPT),
        { events: [event], view: batch.view, from: this.log.length - 1, before: this.view },
      ];
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.teller);
    this.timer = 0;
    this.queue = [];
    this.scene = null;
    this.replaying = false;
    this.count();
  }

  private count(): void {
    const left = this.queue.reduce(
      (sum, batch) => sum + batch.events.filter((event) => this.direction(event, this.seat)).length,
      0,
    );
    this.behind = left + (this.timer ? 1 : 0);
  }
}
