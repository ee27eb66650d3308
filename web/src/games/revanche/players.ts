import type { PlayerLooks } from '../../lib/desk';
import type { View } from '$shapes/revanche';
import { sideOf } from './sides';
import { direction } from './directions';
import { sounds } from './sounds';

const COLOURS = ['light-dark(#5f2fa8, #b692f6)', 'light-dark(#b8450a, #ff9a52)'];

function score(view: View | null, seat: number): string {
  if (!view) return '';
  const side = sideOf(view, seat);
  const goals = String(view.goal_piles[side]);
  return view.shoot_out ? `${goals} (${view.shoot_out.goals[side]})` : goals;
}

export const players: PlayerLooks = {
  colour: (_view, seat) => COLOURS[seat % 2],
  score,
  milestones: ['goal', 'red-card', 'shoot-out-won'],
  sounds,
  direction,
  ground: [
    'repeating-linear-gradient(90deg, rgb(255 255 255 / 3%) 0 90px, transparent 90px 180px)',
    'radial-gradient(100% 90% at 50% 40%, #26703a, transparent 80%)',
    '#123d1f',
  ].join(', '),
  night: true,
};
