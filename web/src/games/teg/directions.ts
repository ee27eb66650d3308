import type { Direction } from '../../lib/scenes.svelte';

/** How long what happens on the map is shown, in milliseconds at normal speed. */
const LASTS: Record<string, number> = {
  situation: 2600,
  'situation-rest': 2600,
  placed: 190,
  bonus: 450,
  fought: 1300,
  'fought-inside': 1300,
  conquered: 700,
  expelled: 700,
  condominium: 800,
  'moved-in': 500,
  advanced: 450,
  'missile-built': 500,
  launched: 1000,
  regrouped: 400,
  'regrouped-missile': 450,
  'joint-attack': 700,
  exchanged: 900,
  eliminated: 1500,
  'zone-broken': 700,
};
/** What one does oneself is there at once, but for what chance decides. */
const OWN = ['fought', 'fought-inside', 'conquered', 'launched', 'eliminated', 'situation-rest'];
/** What others do to each other is told faster than what they do to oneself. */
const BETWEEN: Record<string, number> = {
  fought: 800,
  'fought-inside': 800,
  conquered: 450,
  advanced: 250,
  regrouped: 250,
  'regrouped-missile': 250,
};
const THROWN = 0.64; // the share of a roll in which its dice fall

export const direction: Direction = ({ kind, facts }, seat) => {
  if (kind.startsWith('said-')) return facts.seat === seat ? 0 : 1700;
  if (kind.startsWith('signed-')) return 900;
  if (kind === 'refused' || kind === 'accepted') return facts.other_seat === seat && seat !== null ? 1300 : 0;
  const mine = seat !== null && (facts.seat === seat || facts.other_seat === seat);
  if (facts.seat === seat && seat !== null && !OWN.includes(kind)) return 0;
  return (mine ? undefined : BETWEEN[kind]) ?? LASTS[kind] ?? 0;
};

/** Dice fall before anybody says what came of them. */
export const secret: Direction = (event, seat) =>
  event.kind.startsWith('fought') ? THROWN * direction(event, seat) : 0;
