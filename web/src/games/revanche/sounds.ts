import type { SoundsOf } from '../../lib/sound.svelte';
import type { Events } from '$shapes/revanche';

/** One's own crowd, or that of somebody who only watches. */
const ours = (who: { seat: number }, seat: number | null) => seat === null || who.seat % 2 === seat % 2;

export const sounds: SoundsOf<Events> = {
  'kick-off': 'whistle',
  crossed: 'kick',
  defended: 'kick',
  keeper: 'cheer',
  finished: 'kick',
  missed: 'groan',
  goal: (facts, seat) => (ours(facts, seat) ? 'goal' : 'groan'),
  'half-over': 'long-whistle',
  'full-time': 'long-whistle',
  'brought-on': 'card',
  benched: 'card',
  offside: 'whistle',
  'yellow-card': 'whistle',
  'second-yellow': 'whistle',
  'red-card': 'whistle',
  expelled: 'groan',
  'free-kick': 'whistle',
  corner: 'whistle',
  penalty: 'whistle',
  committed: 'card',
  revealed: 'flip',
  'no-goal': 'groan',
  'shoot-out': 'long-whistle',
  'shot-in': (facts, seat) => (ours(facts, seat) ? 'goal' : 'groan'),
  'shot-saved': (facts, seat) => (ours(facts, seat) ? 'groan' : 'cheer'),
};
