import type { Direction } from '../../lib/scenes.svelte';

/** What decides a chance is told when it is seen, in milliseconds at normal speed: cards turn, then the crowd knows. */
const LASTS: Record<string, number> = {
  finished: 600,
  revealed: 1150,
  goal: 1700,
  'no-goal': 1000,
  missed: 700,
  'shot-in': 1300,
  'shot-saved': 1300,
  'full-time': 1000,
  'shoot-out-won': 1200,
};

/** How a shot ends is told when the net is seen. */
export const secret: Direction = ({ kind }) => (kind === 'goal' || kind === 'no-goal' ? 600 : 0);

export const direction: Direction = ({ kind }) => LASTS[kind] ?? 0;
