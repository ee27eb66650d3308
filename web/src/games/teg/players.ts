import type { PlayerLooks } from '../../lib/desk';
import { COLOURS, LOOKS } from './looks';
import type { View } from '$shapes/teg';

export const players: PlayerLooks = {
  colour: (view: View | null, seat) => LOOKS[view?.players[seat]?.colour ?? COLOURS[seat]].fill,
  score: (view: View | null, seat) => (view ? String(view.players[seat]?.countries ?? '') : ''),
  milestones: ['eliminated', 'common-met', 'objective-met'],
};
