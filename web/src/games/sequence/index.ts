import type { Face } from '../../lib/game';
import { COLOURS, TEAMS } from './cards';
import Cover from './Cover.svelte';
import type { View } from './view';

/** The passage of the rules that matters for each question. */
const RULES: Record<string, string> = {
  play: 'Q2',
  'play-on': 'Q12',
  pass: 'Q13',
  declare: 'Q9',
  draw: 'Q16',
  admit: 'Q26',
  discard: 'Q26',
};

export const face: Face = {
  name: 'sequence',
  hue: { light: '#8fc9ad', dark: '#123d2d' },
  cover: Cover,
  board: () => import('./Board.svelte'),
  colour: (view: View | null, seat) => (view ? COLOURS[view.teams[seat]] : 'var(--line)'),
  score: (view: View | null, seat) =>
    view ? `${view.made[TEAMS.indexOf(view.teams[seat])] ?? 0}/${view.to_win}` : '',
  rule: (asked) => RULES[asked] ?? '',
  figures: () => import('./figures'),
};
