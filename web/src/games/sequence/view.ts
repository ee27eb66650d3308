/** What `view` of Sequence writes. Cards are named by rank and suit (`TS` is the ten of spades); rows and columns count from 1. */
export interface View {
  seat: number | null;
  team: Team | null;
  /** The team of each seat. */
  teams: Team[];
  open_hands: 'none' | 'team' | 'all';
  phase: 'play' | 'declare' | 'discard' | 'over';
  turn: number | null;
  waiting: number[];
  invited: number[];
  start_cards: [Team, string][];
  /** The cards of the board, row by row, and whose chips lie on them. */
  grid: string[][];
  chips: (Team | null)[][];
  sequences: Line[];
  /** How many sequences each team has made (blue, green, red), and how many win. */
  made: number[];
  to_win: number;
  placed: Place | null;
  exchanged: boolean;
  passes: number;
  last: { seat: number; action: number; do: string; card: string | null; at: Place | null } | null;
  hand_sizes: number[];
  /** The cards of each seat, where they are open to this viewer. */
  hands: (string[] | null)[];
  /** What passing has shown: for some cards of a hand, the few that each can be. */
  could_be: string[][][];
  /** The uppermost card of each seat's discard pile. */
  tops: (string | null)[];
  discarded: string[];
  deck: number;
  /** Who may still draw a card, where nobody draws for them. */
  drawer: number | null;
  winner: Team | null;
  /** At tables that call talking: the teams called, those called in this turn, and the seats that called. */
  accused?: Team[];
  accused_now?: Team[];
  callers?: number[];
  /** The own hand: what each card does, and where. */
  hand?: Use[];
}

export type Team = 'blue' | 'green' | 'red';
export type Place = [number, number];

export interface Line {
  team: Team;
  direction: Direction;
  cells: Place[];
}

export type Direction = 'across' | 'down' | 'down-right' | 'down-left';

export interface Use {
  card: string;
  does: 'place' | 'wild' | 'remove' | 'dead';
  cells: Place[];
}
