import type { PlayerLooks } from '../../lib/desk';
import { direction } from './directions';
import { sounds } from './sounds';

export const players: PlayerLooks = {
  colour: (_view, seat) => `var(--seat-${seat})`,
  score: () => '',
  milestones: ['moved', 'plate'],
  sounds,
  direction,
  ground: [
    'radial-gradient(120% 90% at 50% 0%, light-dark(#fff3d6, #3b2a2f), transparent 70%)',
    'light-dark(#f4dcb4, #1d1620)',
  ].join(', '),
};
