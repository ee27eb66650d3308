import type { Direction } from '../../lib/scenes.svelte';

/** The count at the end is told one thing after the other, in milliseconds at normal speed. */
const LASTS: Record<string, number> = { fireworks: 1400, mosaic: 1500, 'full-time': 1100, shot: 1600 };
/** The beat before what another does is seen: one sees them think, and what lay there before. */
const BEATS: Record<string, number> = { moved: 550, placed: 750, rotated: 500, took: 500, recovered: 500 };

const theirs = (by: unknown, seat: number | null): boolean => seat === null || by !== seat;

export const direction: Direction = ({ kind, facts }, seat) =>
  LASTS[kind] ?? (theirs(facts.seat, seat) ? (BEATS[kind] ?? 0) : 0);

/** What another does is told when it is seen. */
export const secret: Direction = (event, seat) => (event.kind in BEATS ? 0.95 * direction(event, seat) : 0);
