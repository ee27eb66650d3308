import type { GameEvent } from '../../lib/desk';
import type { Direction } from '../../lib/scenes.svelte';
import type { View } from '$shapes/tacocat';

/**
 * How long what happens is shown, in milliseconds at normal speed: cards lie face down for a breath before they turn,
 * the figurine walks, and a round ends before the next one is dealt.
 */
const LASTS: Record<string, number> = {
  swapped: 500,
  'duel-won': 2000,
  'duel-tied': 2000,
  attacked: 800,
  'answer-won': 1600,
  'answer-lost': 1600,
  'last-cards': 2000,
  'round-won': 1500,
  'round-tie-won': 1700,
  replayed: 1400,
  moved: 1300,
  plate: 1600,
};

/** What one does oneself needs no introduction; what comes of it is shown to everybody. */
const OWN: Record<string, number> = { swapped: 0, attacked: 120 };

export const direction: Direction = ({ kind, facts }, seat) =>
  (facts.seat === seat && seat !== null ? OWN[kind] : undefined) ?? LASTS[kind] ?? 0;

/** Cards that turn over: until then nobody says who won. */
export const secret: Direction = ({ kind }) => (TURNS.has(kind) ? 650 : 0);

export const TURNS = new Set(['duel-won', 'duel-tied', 'answer-won', 'answer-lost', 'last-cards']);

/** What an event puts on the table while it is shown: cards that lie there are no longer in a hand. */
export function applied(view: View, { kind, facts }: GameEvent): View {
  const { seat, card, count = 1, other_seat, other } = facts;
  if (kind === 'attacked' || kind === 'answer-won' || kind === 'answer-lost')
    return without(view, seat, card, count);
  if (kind === 'duel-won')
    return without(without({ ...view, duel_card: null }, seat, card, 1), 1 - seat, other, 1);
  if (kind === 'duel-tied') return without(without({ ...view, duel_card: null }, 0, card, 1), 1, card, 1);
  if (kind === 'last-cards') return without(without(view, seat, card, 1), other_seat, other, 1);
  return view;
}

function without(view: View, seat: number, card: number, count: number): View {
  const hands = view.hands.map((held, other) => (other === seat ? Math.max(0, held - count) : held));
  const hand = view.seat === seat ? view.hand?.filter((one) => one !== card || --count < 0) : view.hand;
  return { ...view, hands: hands as View['hands'], hand };
}
