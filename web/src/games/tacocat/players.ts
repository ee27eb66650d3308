import type { PlayerLooks } from '../../lib/desk';

export const players: PlayerLooks = {
  colour: (_view, seat) => `var(--seat-${seat})`,
  score: () => '',
  milestones: ['moved', 'plate'],
  ground: [
    'radial-gradient(120% 90% at 50% 0%, light-dark(#fff3d6, #3b2a2f), transparent 70%)',
    'light-dark(#f4dcb4, #1d1620)',
  ].join(', '),
};
