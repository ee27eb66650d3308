/** What a seat of Camisa 12 sees, as view.py writes it. */

export type Kind = 'bandeirao' | 'musica' | 'fogos' | 'mosaico' | 'ola';
export type PieceName = Exclude<Kind, 'musica'> | `musica-${'a' | 'b' | 'c' | 'd' | 'e'}`;
export type SymbolName = 'circle' | 'diamond' | 'triangle' | 'square' | 'cross';
export type Colour = 'yellow' | 'white' | 'red' | 'blue' | 'green' | 'black';

export const KINDS: Kind[] = ['bandeirao', 'musica', 'fogos', 'mosaico', 'ola'];

/** Until all teams are chosen there is nothing else to see. */
export interface Lobby {
  seat: number | null;
  solo: boolean;
  teams_mode: string;
  phase: string;
  waiting: number[];
  kept_team: string | null;
  team?: string | null;
}

export interface Space {
  symbol: SymbolName;
  piece: PieceName | null;
  /** Counts in the Banner groups too (Alquimistas). */
  raised: boolean;
}

export interface RondelSide {
  symbol: SymbolName;
  /** Of side 0 and of side 1. */
  pieces: (PieceName | null)[];
  steps: number[];
  forbidden: boolean;
  token: boolean;
}

/** A player's half of the table, or the rival's. */
export interface Half {
  seat: number | null;
  team: string | null;
  colour: Colour;
  tokens: number;
  spent: boolean;
  points: number;
  goals: number;
  stand: Space[];
  counts: Record<Kind, number>;
  mistaken: boolean;
  last_kind: Kind | null;
  top: PieceName | null;
  stack: number;
  unseen: PieceName[];
  cycled: PieceName[];
  discards: PieceName[];
}

export interface View extends Lobby {
  turn: number;
  turns: number;
  first: number;
  mover: number | null;
  ball: number;
  rondel: RondelSide[];
  goals_at: number[];
  piece: PieceName | null;
  from_side: SymbolName | null;
  encore: number | null;
  sides: Half[];
  winner: number | 'rival' | null;
  reason: string | null;
  hand_sizes: number[];
  open_hands: (string[] | null)[];
  open_points: (number[] | null)[];
  deck: number;
  under: { owner: number; card: string | null }[];
  to_discard: number;
  taken: number[];
  shown_penalties: Kind[];
  hand?: string[];
  hand_points?: number[];
  penalty?: Kind;
  rival_took?: string[];
  rival_recognised?: string[];
}

/** Is the match under way? Before that, teams are chosen. */
export function underWay(view: Lobby | View | null | undefined): view is View {
  return !!view && 'sides' in view;
}

/** What an event calls a side: a seat, or the rival of one who plays alone. */
export function sideOf(who: number | 'rival'): number {
  return who === 'rival' ? 1 : who;
}

export function kindOf(piece: PieceName): Kind {
  return piece.startsWith('musica') ? 'musica' : (piece as Kind);
}

/** The letter of a Song, in capitals; "" of any other piece. */
export function letterOf(piece: PieceName): string {
  return piece.startsWith('musica-') ? piece.slice(-1).toUpperCase() : '';
}
