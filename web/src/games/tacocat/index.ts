import type { Face } from '../../lib/game';
import Cover from './Cover.svelte';

export const face: Face = {
  name: 'tacocat',
  hue: { light: '#f6c453', dark: '#5b430c' },
  cover: Cover,
  board: () => import('./Board.svelte'),
  colour: (_view, seat) => `var(--seat-${seat})`,
  score: () => '',
  rule: () => '',
  figures: () => import('./figures'),
};
