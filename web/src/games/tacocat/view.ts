/** What `view` of Tacocat writes. Cards are their values, 1 to 8; lists of cards are sorted. */
export interface View {
  seat: number | null;
  round: number;
  phase: 'swap' | 'duel' | 'attack' | 'answer' | 'over';
  waiting: number[];
  /** Where the figurine stands; -1 and 7 are the plates of seat 0 and seat 1. */
  tile: number;
  tiles: Tile[];
  /** How many cards each seat holds. */
  hands: number[];
  deck: number;
  /** Every card that was shown in this round. */
  seen: number[];
  /** How many cards each seat swapped in this round. */
  swapped: (number | null)[];
  /** Nothing lower is left in that hand, as everybody saw. */
  lowest_possible: number[];
  duel_winner: number | null;
  attack: Attack | null;
  attacker?: number;
  winner: number | null;
  last_cards?: number[];
  /** What only the seat itself sees. */
  hand?: number[];
  marked?: number[];
  dropped?: number[];
  may_swap?: number;
  duel_card?: number | null;
}

export interface Tile {
  letter: string;
  cards: number;
  /** The seats its arrow points at. */
  arrow: number[];
  covered: boolean;
}

export interface Attack {
  seat: number;
  card: number;
  count: number;
  /** Attacking cards still to be answered, and answers that lost. */
  left: number;
  lost: number;
}
