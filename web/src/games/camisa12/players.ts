import type { PlayerLooks } from '../../lib/desk';
import { cardboard } from './colours';
import { underWay } from './match';

export const players: PlayerLooks = {
  colour: (view, seat) => (underWay(view) ? cardboard(view.sides[seat].colour).fill : `var(--seat-${seat})`),
  score: (view, seat) => (underWay(view) ? `${view.sides[seat].goals} (${view.sides[seat].points})` : ''),
  milestones: ['mosaic', 'shot', 'full-time'],
};
