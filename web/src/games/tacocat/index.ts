import type { Face } from '../../lib/game';
import Cover from './Cover.svelte';

/** The passage of the rules that matters for each question. */
const RULES: Record<string, string> = {
  swap: 'P2',
  'swap-back': 'C17',
  duel: 'P4',
  attack: 'C9',
  answer: 'C3',
};

export const face: Face = {
  name: 'tacocat',
  hue: { light: '#f6c453', dark: '#5b430c' },
  cover: Cover,
  board: () => import('./Board.svelte'),
  colour: (_view, seat) => `var(--seat-${seat})`,
  score: () => '',
  rule: (asked) => RULES[asked] ?? '',
  figures: () => import('./figures'),
};
