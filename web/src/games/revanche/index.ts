import type { Face } from '../../lib/game';
import Cover from './Cover.svelte';
import { sideOf, type RevancheView } from './view';

const COLOURS = ['light-dark(#5f2fa8, #b692f6)', 'light-dark(#b8450a, #ff9a52)'];

/** Where the rules answer each question. */
const RULES: Record<string, string> = {
  'kick-off': 'R2',
  open: 'R4',
  defend: 'R6',
  finish: 'R8',
  bench: 'R25',
  expel: 'R36',
  hide: 'R19',
  shoot: 'R22',
  'free-kick-wall': 'R39a',
  'free-kick-kick': 'R39a',
  'corner-wall': 'R39b',
  'corner-kick': 'R39b',
  'penalty-wall': 'R39c',
  'penalty-kick': 'R39c',
};

function score(view: RevancheView | null, seat: number): string {
  if (!view) return '';
  const side = sideOf(view, seat);
  const goals = String(view.goal_piles[side]);
  return view.shoot_out ? `${goals} (${view.shoot_out.goals[side]})` : goals;
}

export const face: Face = {
  name: 'revanche',
  hue: { light: '#cfe8c9', dark: '#173a22' },
  cover: Cover,
  board: () => import('./Board.svelte'),
  colour: (_view, seat) => COLOURS[seat % 2],
  score,
  rule: (asked) => RULES[asked] ?? '',
  figures: () => import('./figures'),
};
