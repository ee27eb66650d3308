import type { PlayerLooks } from '../../lib/desk';
import { direction, secret } from './directions';
import { sounds } from './sounds';

export const players: PlayerLooks = {
  colour: (_view, seat) => `var(--seat-${seat})`,
  score: () => '',
  milestones: ['moved', 'plate'],
  plainly: ['plate'],
  sounds,
  direction,
  secret,
  ground: [
    'radial-gradient(90% 80% at 50% 40%, light-dark(rgb(255 240 205 / 75%), rgb(120 70 50 / 30%)), transparent 75%)',
    'repeating-linear-gradient(90deg, light-dark(rgb(110 60 10 / 9%), rgb(0 0 0 / 22%)) 0 2px, transparent 2px 118px)',
    'repeating-linear-gradient(0deg, light-dark(rgb(110 60 10 / 4%), rgb(0 0 0 / 10%)) 0 1px, transparent 1px 7px)',
    'light-dark(#e9c894, #1d1620)',
  ].join(', '),
};
