import type { Noise } from '../../lib/noises';
import type { SoundsOf } from '../../lib/sound.svelte';
import type { Events } from '$shapes/camisa12';

/** Each piece has the voice of what it stands for. */
const VOICES: Record<string, Noise> = {
  bandeirao: 'cheer',
  fogos: 'firework',
  mosaico: 'flip',
  ola: 'wave',
};

export const sounds: SoundsOf<Events> = {
  laid: 'chip',
  moved: 'kick',
  took: 'chip',
  discarded: 'take',
  'wrong-symbol': 'groan',
  placed: ({ piece }) => VOICES[piece] ?? 'song',
  power: 'coin',
  coin: 'coin',
  cycled: 'shuffle',
  fireworks: 'firework',
  mosaic: 'cheer',
  'full-time': 'long-whistle',
  shot: 'goal',
};
