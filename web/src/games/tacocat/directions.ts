import type { Direction } from '../../lib/scenes.svelte';

/**
 * How long what happens is shown, in milliseconds at normal speed: cards lie face down for a breath before they turn,
 * the figurine walks, and a round ends before the next one is dealt.
 */
const LASTS: Record<string, number> = {
  swapped: 500,
  'duel-won': 2000,
  'duel-tied': 2000,
  attacked: 800,
  'answer-won': 1200,
  'answer-lost': 1200,
  'last-cards': 1800,
  'round-won': 1500,
  'round-tie-won': 1700,
  replayed: 1400,
  moved: 1300,
  plate: 1600,
};

/** What one does oneself needs no introduction; what comes of it is shown to everybody. */
const OWN = ['swapped', 'attacked'];

export const direction: Direction = ({ kind, facts }, seat) =>
  facts.seat === seat && seat !== null && OWN.includes(kind) ? 0 : (LASTS[kind] ?? 0);
