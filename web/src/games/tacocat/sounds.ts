import type { SoundsOf } from '../../lib/sound.svelte';
import type { Events } from '$shapes/tacocat';

export const sounds: SoundsOf<Events> = {
  swapped: 'card',
  'duel-tied': 'flip',
  'duel-won': 'flip',
  attacked: 'card',
  'answer-won': 'flip',
  'answer-lost': 'take',
  'last-cards': 'flip',
  'round-won': 'bell',
  'round-tie-won': 'bell',
  plate: 'cheer',
};
