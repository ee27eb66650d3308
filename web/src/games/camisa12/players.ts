import type { PlayerLooks } from '../../lib/desk';
import { cardboard } from './colours';
import { signOf } from '../../lib/signs';
import { underWay } from './match';
import { direction, secret } from './directions';
import { sounds } from './sounds';

export const players: PlayerLooks = {
  colour: (view, seat) => (underWay(view) ? cardboard(view.sides[seat].colour).fill : `var(--seat-${seat})`),
  sign: (view, seat) => ({
    ...signOf(seat),
    ...(underWay(view) ? { ink: cardboard(view.sides[seat].colour).ink } : {}),
  }),
  score: (view, seat) => (underWay(view) ? `${view.sides[seat].goals} (${view.sides[seat].points})` : ''),
  milestones: ['shot'],
  plainly: ['goals'],
  sounds,
  direction,
  secret,
  ground: [
    'radial-gradient(60% 55% at 12% 0%, rgb(190 210 255 / 28%), transparent 70%)',
    'radial-gradient(60% 55% at 88% 0%, rgb(190 210 255 / 28%), transparent 70%)',
    'radial-gradient(90% 70% at 50% 60%, #22345c, transparent 80%)',
    '#0b1226',
  ].join(', '),
  night: true,
};
