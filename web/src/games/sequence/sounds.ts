import type { SoundsOf } from '../../lib/sound.svelte';
import type { Events } from '$shapes/sequence';

export const sounds: SoundsOf<Events> = {
  exchanged: 'card',
  took: 'card',
  sequence: 'bell',
  called: 'coin',
};
