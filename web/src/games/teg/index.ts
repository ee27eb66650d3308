import type { Face } from '../../lib/game';
import Cover from './Cover.svelte';
import { COLOURS, LOOKS } from './looks';
import type { View } from './view';

/** The rule that each question is about. */
const RULES: Record<string, string> = {
  opening: 'T9',
  extra: 'T15',
  incorporate: 'T35',
  attack: 'T18',
  advance: 'T19',
  regroup: 'T29',
  cards: 'T30',
  joint: 'T43',
  'ally-regroup': 'T43c',
  'zone-choice': 'T42',
  answer: 'T55',
};

export const face: Face = {
  name: 'teg',
  hue: { light: '#9cc7dd', dark: '#17394d' },
  cover: Cover,
  board: () => import('./Board.svelte'),
  colour: (view: View | null, seat) => LOOKS[view?.players[seat]?.colour ?? COLOURS[seat]].fill,
  score: (view: View | null, seat) => (view ? String(view.players[seat]?.countries ?? '') : ''),
  rule: (asked) => RULES[asked] ?? '',
  figures: () => import('./figures'),
};
