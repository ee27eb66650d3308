import type { PlayerLooks } from '../../lib/desk';
import { direction, secret } from './directions';
import { COLOURS, LOOKS } from './looks';
import type { View } from '$shapes/teg';

export const players: PlayerLooks = {
  colour: (view: View | null, seat) => LOOKS[view?.players[seat]?.colour ?? COLOURS[seat]].fill,
  sign: (view: View | null, seat) => ({ shape: LOOKS[view?.players[seat]?.colour ?? COLOURS[seat]].shape }),
  score: (view: View | null, seat) => (view ? String(view.players[seat]?.countries ?? '') : ''),
  ground: 'light-dark(#2d6f92, #091d2f)',
  bleed: true,
  direction,
  secret,
  folds: {
    placed: { part: 'board-part-placed', whole: 'board-placed', sum: 'armies' },
    regrouped: { part: 'board-part-regrouped', whole: 'board-regrouped', sum: 'armies' },
  },
  milestones: ['eliminated'],
  plainly: ['limit'],
};
