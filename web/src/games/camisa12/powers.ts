import type { Kind, SymbolName } from '$shapes/camisa12';

/**
 * What a team's power does, as a picture: pieces, symbols of the rondel, and short signs. The words beside it say
 * the same, so a picture may leave out what they tell better.
 */
export type Sign =
  | { piece: Kind }
  | { symbol: SymbolName; wrong?: true }
  | { mark: 'token' | 'ball' | 'card' | 'rival' }
  | { text: string };

const LETTERS: Record<string, Sign> = {
  B: { piece: 'bandeirao' },
  S: { piece: 'musica' },
  F: { piece: 'fogos' },
  M: { piece: 'mosaico' },
  O: { piece: 'ola' },
  '●': { symbol: 'circle' },
  '◆': { symbol: 'diamond' },
  '▲': { symbol: 'triangle' },
  '■': { symbol: 'square' },
  '✚': { symbol: 'cross' },
  '!': { symbol: 'diamond', wrong: true },
  $: { mark: 'token' },
  ball: { mark: 'ball' },
  card: { mark: 'card' },
  rival: { mark: 'rival' },
};

const POWERS: Record<string, string> = {
  onca: 'B → +1 · B B → +2',
  cigarra: 'S → +1 · S S → +2',
  'vaga-lume': 'F → +1',
  arara: 'M → +1',
  boto: '! → rival +1',
  capivara: '● ▲ → ✓',
  trem: 'ball → 4',
  bumba: '$ → 2×',
  mare: 'rival O → +3',
  pipa: 'B … B → ✓',
  mandacaru: 'F F → +6',
  sabia: 'S S → ✓',
  jangada: '$ ball → 0 / 4',
  farol: '$ ● ⇄ ■',
  garoa: 'card card → card',
  coruja: '! → ✓',
  estivadores: '$ M ⇄ O',
  carcara: 'B S F M O → +4',
  ventania: '$ B ↻ S',
  cortejo: '● ◆ ▲ ■ ✚ → +3',
  quadrilha: 'B B · S S → +3',
  toque: '$ rival ⊘ ▲',
  alquimistas: '$ F = B',
  espelho: 'O · rival O → +3',
};

export function signsOf(team: string): Sign[] {
  return (POWERS[team] ?? '').split(' ').map((word) => LETTERS[word] ?? { text: word });
}

/** Teams whose power is one thing that happens by itself: enough for a first match. */
export const EASY = ['vaga-lume', 'onca', 'trem'];
