import type { PlayerLooks } from '../../lib/desk';
import { COLOURS, TEAMS } from './cards';
import type { View } from '$shapes/sequence';

export const players: PlayerLooks = {
  colour: (view: View | null, seat) => (view ? COLOURS[view.teams[seat]] : 'var(--line)'),
  score: (view: View | null, seat) =>
    view ? `${view.made[TEAMS.indexOf(view.teams[seat])] ?? 0}/${view.to_win}` : '',
  milestones: ['sequence', 'won'],
};
