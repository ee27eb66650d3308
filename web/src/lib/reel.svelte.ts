import { get, type Replay, type Step } from './api';

/** The steps of a replay, fetched in pages as they are needed. */
export class Reel {
  steps = $state(0);
  viewers = $state.raw<string[]>([]);
  /** What may be chosen to look at: each viewer, and all hands open at once. */
  choices = $derived(
    this.viewers.filter((one) => one !== 'spectator').length > 1 ? [...this.viewers, 'open'] : this.viewers,
  );
  private known = $state.raw<Record<number, Step>>({});
  private asked = new Set<number>();
  private first: Promise<void> | undefined;
  private page = 0; // how many steps the server sends at once

  constructor(private match: string) {}

  /** A step, if it is here. */
  at(place: number): Step | undefined {
    return this.known[place];
  }

  /** Fetch the page with this step, and the next one. */
  async load(place: number): Promise<void> {
    this.first ??= this.fetch(0);
    await this.first;
    this.page ||= Object.keys(this.known).length;
    const start = Math.floor(Math.min(place, this.steps - 1) / this.page) * this.page;
    await Promise.all(
      [start, start + this.page].filter((from) => from < this.steps).map((from) => this.fetch(from)),
    );
  }

  private async fetch(start: number): Promise<void> {
    if (this.asked.has(start)) return;
    this.asked.add(start);
    const replay = await get<Replay>(`/api/matches/${this.match}/replay?start=${start}`);
    this.steps = replay.steps;
    this.viewers = Object.keys(replay.shown[0]?.views ?? {});
    this.known = {
      ...this.known,
      ...Object.fromEntries(replay.shown.map((step, place) => [start + place, step])),
    };
  }
}
