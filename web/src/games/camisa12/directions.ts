import type { Direction } from '../../lib/scenes.svelte';

/** The count at the end is told one thing after the other, in milliseconds at normal speed; all else is seen at once. */
const LASTS: Record<string, number> = { fireworks: 1200, mosaic: 1300, 'full-time': 1500, shot: 1600 };

export const direction: Direction = ({ kind }) => LASTS[kind] ?? 0;
