/** What a seat of Revanche sees, as src/ludoteca/games/revanche/view.py writes it. Pairs are purple, orange. */
export type Side = 'purple' | 'orange';
export type Pair<T> = [T, T];
export type DieFace = 'offside' | 'yellow-card' | 'red-card' | 'free-kick' | 'corner' | 'penalty';
export type SetPiece = 'free-kick' | 'corner' | 'penalty';
export type Phase = 'open' | 'defend' | 'finish' | 'wall' | 'kick' | 'expel' | 'hide' | 'shoot' | 'over';

export interface Slot {
  face: 'up' | 'down' | 'empty';
  card: number | null;
  /** Of a card face down: whose it was. */
  seat?: number;
  /** Shirts that it cannot be, and whether it lay there when the deck was shuffled again. */
  not?: number[];
  before_reshuffle?: boolean;
}

export interface Chance {
  attacker: number;
  card: number;
  defender: number;
  finisher: number;
  answer: number | null;
  set_piece: SetPiece | null;
  /** The defender has chosen a card for the set piece. */
  committed: boolean;
}

export interface ShootOut {
  first: Side;
  shots: Pair<number>;
  goals: Pair<number>;
  spots: Pair<('closed' | 'keeper' | 'goal')[]>;
  keepers: number[] | null;
}

export interface RevancheView {
  seat: number | null;
  division: 1 | 2 | 3;
  half: number;
  minute: number;
  added_time: boolean;
  phase: Phase;
  waiting: number[];
  teams: Side[];
  goal_piles: Pair<number>;
  top: { card: number; seat: number } | null;
  chance: Chance | null;
  dice: DieFace[] | null;
  hands: number[];
  decks: Pair<number>;
  field: Pair<number[]>;
  spent: Pair<number[]>;
  benches: Pair<Slot[]>;
  substitutions_left: Pair<number>;
  brought_on: number | null;
  yellow_cards: Pair<number>;
  red_cards: Pair<number>;
  expelled: Pair<number[]>;
  on_red_cards: Pair<number[]>;
  first_card_to_come: number[];
  known: number[][];
  only_aces_and_keepers: number[];
  hidden_at_reshuffle: Pair<number[]>;
  held_since_reshuffle: number[];
  shoot_out: ShootOut | null;
  winner: Side | null;
  hand?: number[];
  committed?: number | null;
}

export const SIDES: Pair<Side> = ['purple', 'orange'];

/** The side a seat plays for: 0 purple, 1 orange. */
export function sideOf(view: RevancheView, seat: number): 0 | 1 {
  return view.teams[seat] === 'orange' ? 1 : 0;
}

/** The side drawn at the bottom: the viewer's, or purple for spectators. */
export function nearSide(view: RevancheView, seat: number | null): 0 | 1 {
  return seat === null ? 0 : sideOf(view, seat);
}

/** The seats of a side, in order. */
export function seatsOf(view: RevancheView, side: number): number[] {
  return view.teams.flatMap((team, seat) => (team === SIDES[side] ? [seat] : []));
}
