import type { Face } from '../../lib/game';
import { cardboard } from './colours';
import Cover from './Cover.svelte';
import { underWay } from './view';

/** The rule that matters for each question. */
const RULES: Record<string, string> = {
  team: 'K3.6',
  'team-again': 'K3.6',
  keep: 'E15',
  move: 'K3.1',
  place: 'K2.5',
  'put-under': 'K2.7',
  encore: 'E8',
  cycle: 'K2.6',
  forbid: 'E22',
};

export const face: Face = {
  name: 'camisa12',
  hue: { light: '#8fce9f', dark: '#124a26' },
  cover: Cover,
  board: () => import('./Board.svelte'),
  colour: (view, seat) => (underWay(view) ? cardboard(view.sides[seat].colour).fill : `var(--seat-${seat})`),
  score: (view, seat) => (underWay(view) ? `${view.sides[seat].goals} (${view.sides[seat].points})` : ''),
  rule: (asked) => RULES[asked] ?? '',
  figures: () => import('./figures'),
};
