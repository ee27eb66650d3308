import type { PlayerLooks } from '../../lib/desk';
import type { View } from '$shapes/revanche';
import { sideOf } from './sides';
import { direction, secret } from './directions';
import { sounds } from './sounds';

/** As the shirts: one team wears stripes, the other hoops. */
const MARKS = [
  'M-.6 -.62h.26v1.240h-.26zM-.13 -.8h.26v1.600h-.26zM.34 -.62h.26v1.240h-.26z',
  'M-.62 -.6v.26h1.240v-.26zM-.8 -.13v.26h1.600v-.26zM-.62 .34v.26h1.240v-.26z',
];
const COLOURS = ['light-dark(#5f2fa8, #b692f6)', 'light-dark(#b8450a, #ff9a52)'];

function score(view: View | null, seat: number): string {
  if (!view) return '';
  const side = sideOf(view, seat);
  const goals = String(view.goal_piles[side]);
  return view.shoot_out ? `${goals} (${view.shoot_out.goals[side]})` : goals;
}

export const players: PlayerLooks = {
  colour: (_view, seat) => COLOURS[seat % 2],
  sign: (_view, seat) => ({ mark: MARKS[seat % 2] }),
  score,
  plainly: ['goals'],
  milestones: ['goal', 'red-card', 'shoot-out-won'],
  sounds,
  direction,
  secret,
  ground: [
    'repeating-linear-gradient(90deg, rgb(255 255 255 / 3%) 0 90px, transparent 90px 180px)',
    'radial-gradient(100% 90% at 50% 40%, #26703a, transparent 80%)',
    '#123d1f',
  ].join(', '),
  night: true,
};
