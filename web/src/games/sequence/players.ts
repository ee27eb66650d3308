import type { PlayerLooks } from '../../lib/desk';
import { COLOURS, MARKS, TEAMS } from './cards';
import type { View } from '$shapes/sequence';
import { direction } from './shown';
import { sounds } from './sounds';

export const players: PlayerLooks = {
  colour: (view: View | null, seat) => (view ? COLOURS[view.teams[seat]] : 'var(--line)'),
  sign: (view: View | null, seat) => (view ? { mark: MARKS[view.teams[seat]], ink: '#fff' } : {}),
  score: (view: View | null, seat) =>
    view ? `${view.made[TEAMS.indexOf(view.teams[seat])] ?? 0}/${view.to_win}` : '',
  milestones: [], // the picture of the end shows the lines
  plainly: ['sequences'],
  sounds,
  direction,
  ground: [
    'radial-gradient(90% 80% at 40% 35%, #2b7a57, transparent 75%)',
    'repeating-linear-gradient(45deg, rgb(255 255 255 / 2%) 0 2px, transparent 2px 4px)',
    '#123f2d',
  ].join(', '),
  night: true,
};
