import type { Colour, Kind, Match, PieceName, SymbolName } from '$shapes/camisa12';
import { KINDS, kindOf } from './pieces';

/**
 * A moment in a few letters, as the tests of the game write it: B Banner, a to e Songs, F Fireworks, M Mosaic,
 * O Wave, a dot for nothing. A stand is ten of them, clockwise; a side of the rondel five.
 */
export interface Noted {
  solo?: boolean;
  phase: Match['phase'];
  turn: number;
  mover: number | null;
  ball: number;
  deck: number;
  /** The piece that was taken from the ball's side to be placed. */
  placing?: string;
  rondel: [string, string];
  sides: NotedSide[];
  winner?: number;
  penalties?: Kind[];
  hands?: string[][];
  worth?: number[][];
}

interface NotedSide {
  team: string | null;
  colour: Colour;
  points: number;
  goals: number;
  stand: string;
  top: string;
  stack: number;
  discards: string;
}

const PIECES: Record<string, PieceName> = { B: 'bandeirao', F: 'fogos', M: 'mosaico', O: 'ola' };
const SIDES: SymbolName[] = ['circle', 'diamond', 'triangle', 'square', 'cross'];
const STAND = [0, 1, 2, 3, 4, 0, 2, 4, 1, 3].map((side) => SIDES[side]);
const GOALS = [11, 22, 31, 34, 37, 40, 43, 46, 49, 52, 55, 58, 61];

function piece(letter: string): PieceName | null {
  if (letter === '.') return null;
  return PIECES[letter] ?? (`musica-${letter}` as PieceName);
}

function pieces(letters: string): PieceName[] {
  return [...letters].flatMap((letter) => piece(letter) ?? []);
}

/** The view that a picture of this moment is drawn from, seen by seat 0. */
export function draw(noted: Noted): Match {
  const {
    solo = false,
    phase,
    turn,
    mover,
    ball,
    deck,
    placing,
    winner,
    penalties = [],
    hands,
    worth,
  } = noted;
  return {
    seat: 0,
    solo,
    teams_mode: 'random',
    phase,
    waiting: mover === null ? [] : [mover],
    kept_team: null,
    turn,
    turns: solo ? 10 : 20,
    first: 0,
    mover,
    ball,
    rondel: SIDES.map((symbol, side) => ({
      symbol,
      pieces: noted.rondel.map((letters) => piece(letters[side])),
      steps: [],
      forbidden: false,
      token: false,
    })),
    goals_at: GOALS,
    piece: placing ? piece(placing) : null,
    from_side: placing ? SIDES[ball] : null,
    encore: null,
    sides: noted.sides.map((side, seat) => ({
      ...side,
      seat: solo && seat === 1 ? null : seat,
      tokens: 0,
      spent: false,
      stand: [...side.stand].map((letter, i) => ({ symbol: STAND[i], piece: piece(letter), raised: false })),
      counts: count(side.stand),
      mistaken: false,
      last_kind: null,
      top: piece(side.top),
      unseen: [],
      cycled: [],
      discards: pieces(side.discards),
    })),
    winner: winner ?? null,
    reason: penalties.length ? 'penalties' : null,
    hand_sizes: hands?.map(({ length }) => length) ?? [0, 0],
    open_hands: hands ?? [null, null],
    open_points: worth ?? [null, null],
    deck,
    under: [],
    to_discard: 0,
    taken: [0, 0],
    shown_penalties: penalties,
  };
}

function count(stand: string): Record<Kind, number> {
  const kinds = pieces(stand).map(kindOf);
  return Object.fromEntries(
    KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length]),
  ) as Record<Kind, number>;
}
