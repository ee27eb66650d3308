import type { Direction } from '../../lib/scenes.svelte';

/** How long what happens on the map is shown, in milliseconds at normal speed. */
const LASTS: Record<string, number> = {
  situation: 1100,
  'situation-rest': 1100,
  placed: 340,
  bonus: 450,
  fought: 1200,
  'fought-inside': 1200,
  conquered: 700,
  expelled: 700,
  condominium: 800,
  'moved-in': 500,
  advanced: 450,
  'missile-built': 650,
  launched: 1000,
  regrouped: 400,
  'regrouped-missile': 450,
  'joint-attack': 700,
  exchanged: 900,
  eliminated: 1500,
  'zone-broken': 700,
};
/** What one does oneself is there at once, but for what chance decides. */
const OWN = ['fought', 'fought-inside', 'conquered', 'launched', 'eliminated'];

/** Dice fall before anybody says what came of them. */
export const secret: Direction = ({ kind }) => (kind.startsWith('fought') ? 750 : 0);

export const direction: Direction = ({ kind, facts }, seat) => {
  if (kind.startsWith('said-')) return facts.seat === seat ? 0 : 1700;
  if (kind.startsWith('signed-')) return 900;
  if (kind === 'refused' || kind === 'accepted') return facts.other_seat === seat && seat !== null ? 1300 : 0;
  if (facts.seat === seat && seat !== null && !OWN.includes(kind)) return 0;
  return LASTS[kind] ?? 0;
};
