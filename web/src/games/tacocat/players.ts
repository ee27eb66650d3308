import type { PlayerLooks } from '../../lib/desk';

export const players: PlayerLooks = {
  colour: (_view, seat) => `var(--seat-${seat})`,
  score: () => '',
  milestones: ['moved', 'plate'],
};
