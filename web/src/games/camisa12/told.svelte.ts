import type { Desk, GameEvent } from '../../lib/desk';
import { Staged } from '../../lib/staged.svelte';
import { underWay } from './match';
import type { Lobby, Match } from '$shapes/camisa12';

/** What is counted when both stands are full. */
export const COUNTED = ['fireworks', 'power', 'mosaic'];

/**
 * The match as it is told: another's piece comes after a beat, and at the end the points are counted one after the
 * other. Both stands are full by then, and nothing stands on the board or beside the names that was not counted yet.
 */
export class Told extends Staged<Lobby | Match> {
  constructor(private desk: () => Desk<Lobby | Match>) {
    super(desk, (shown, event) => counted(shown, desk(), event));
  }

  /** The last points are being counted, or the shoot-out is shown. */
  readonly counting = $derived.by(
    () => this.busy && this.scene !== null && underWay(this.view) && this.view.phase === 'over',
  );
  /** The scene of the count that was shown last, or -1: what led to the end was seen then, and is not shown again. */
  private last = -1;
  private seen = { batch: Number.MAX_SAFE_INTEGER, events: [] as GameEvent[] };
  readonly news = $derived.by(() => {
    const { scenes, news } = this.desk();
    if (!scenes) return news;
    if (!this.counting || !this.scene) return this.last >= 0 ? this.seen : scenes.settled;
    const { number, event } = this.scene;
    this.last = number;
    const { events } = news;
    const at = events.indexOf(event);
    const first = !events.slice(0, at).some(({ kind }) => scenes.direction({ kind, facts: {} }, null) > 0);
    return { batch: -number, events: first ? events.slice(0, at + 1) : [event] };
  });
  /** What was counted so far, if the end has come. */
  readonly sums = $derived.by((): GameEvent[] => {
    const { scenes, news } = this.desk();
    const log = scenes?.log ?? news.events;
    const last = log.findLastIndex(({ kind }) => kind === 'placed' || kind === 'put-under');
    return log.slice(last + 1).filter(({ kind }) => COUNTED.includes(kind));
  });
}

/** How the match stands at the end, but for the points that are still to be counted. */
function counted(
  shown: Lobby | Match,
  { view, news, scenes }: Desk<Lobby | Match>,
  event: GameEvent,
): Lobby | Match {
  if (!underWay(view) || view.phase !== 'over') return shown;
  const at = news.events.indexOf(event);
  if (at < 0) return shown;
  const coming = news.events.slice(at + 1).filter(({ kind }) => COUNTED.includes(kind));
  const open = new Set(scenes?.log.filter(({ kind }) => kind === 'mosaic').map(({ facts }) => facts.card));
  return {
    ...view,
    winner: null,
    reason: null,
    open_hands: view.open_hands.map(
      (hand) => hand?.filter((card) => open.has(card)) ?? null,
    ) as Match['open_hands'],
    open_points: view.open_points.map(
      (points, side) => points?.filter((_, card) => open.has(view.open_hands[side]?.[card] ?? '')) ?? null,
    ) as Match['open_points'],
    sides: view.sides.map((half, side) => {
      const left = coming.filter(({ facts }) => (facts.seat === 'rival' ? 1 : facts.seat) === side);
      const points = half.points - left.reduce((sum, { facts }) => sum + facts.points, 0);
      return { ...half, points, goals: view.goals_at.filter((space) => space <= points).length };
    }) as Match['sides'],
  };
}
