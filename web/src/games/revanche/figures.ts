import type { Figure } from '../../lib/game';
import type { View } from '$shapes/revanche';

/** Moments of real matches, without what a picture does not show. */
type Shown = Partial<View>;

const noBench: View['benches'][number] = Array(6).fill({ face: 'empty', card: null });

/** Without benches and without a judge. */
const thirdDivision: Shown = {
  benches: [noBench, noBench],
  substitutions_left: [0, 0],
  brought_on: null,
  judge_cards: 'player',
  yellow_cards: [0, 0],
  red_cards: [0, 0],
  expelled: [[], []],
  first_card_to_come: [],
  known: [[], []],
  only_aces_and_keepers: [],
};

const cross: Shown = {
  division: 3,
  half: 2,
  minute: 63,
  added_time: false,
  phase: 'finish',
  waiting: [0],
  teams: ['purple', 'orange'],
  goal_piles: [0, 1],
  top: { card: 12, seat: 1 },
  chance: { attacker: 0, card: 8, defender: 1, finisher: 0, answer: 12, set_piece: null, committed: false },
  dice: null,
  hands: [7, 6],
  decks: [38, 38],
  field: [
    [7, 8, 9, 14],
    [1, 5, 8, 8, 12],
  ],
  ...thirdDivision,
  shoot_out: null,
  winner: null,
  hand: [1, 2, 3, 5, 11, 12, 15],
  committed: null,
};

const bench: Shown = {
  division: 2,
  half: 1,
  minute: 12,
  added_time: false,
  phase: 'open',
  waiting: [0],
  teams: ['purple', 'orange'],
  goal_piles: [1, 0],
  top: { card: 9, seat: 1 },
  chance: null,
  dice: null,
  hands: [8, 8],
  decks: [43, 43],
  field: [[], [9]],
  benches: [
    [
      { face: 'down', card: 12, seat: 0 },
      { face: 'up', card: 9 },
      { face: 'up', card: 5 },
      { face: 'down', card: 7, seat: 0 },
      { face: 'up', card: 5 },
      { face: 'up', card: 13 },
    ],
    [
      { face: 'up', card: 1 },
      { face: 'up', card: 11 },
      { face: 'up', card: 14 },
      { face: 'down', card: null, seat: 1 },
      { face: 'up', card: 1 },
      { face: 'up', card: 6 },
    ],
  ],
  substitutions_left: [3, 4],
  brought_on: null,
  judge_cards: 'player',
  yellow_cards: [0, 0],
  red_cards: [0, 0],
  expelled: [[], []],
  first_card_to_come: [],
  known: [[4], [12]],
  only_aces_and_keepers: [],
  shoot_out: null,
  winner: null,
  hand: [1, 1, 2, 4, 8, 8, 14, 15],
  committed: null,
};

const piece: Shown = {
  division: 1,
  half: 2,
  minute: 53,
  added_time: false,
  phase: 'kick',
  waiting: [0],
  teams: ['purple', 'orange'],
  goal_piles: [0, 0],
  top: { card: 10, seat: 0 },
  chance: {
    attacker: 0,
    card: 10,
    defender: 1,
    finisher: 0,
    answer: null,
    set_piece: 'corner',
    committed: true,
  },
  dice: ['corner', 'red-card', 'corner'],
  hands: [9, 9],
  decks: [32, 32],
  field: [
    [10, 12],
    [6, 9],
  ],
  benches: [
    [
      { face: 'up', card: 9 },
      { face: 'up', card: 12 },
      { face: 'up', card: 8 },
      { face: 'up', card: 15 },
      { face: 'down', card: 2, seat: 0 },
      { face: 'up', card: 7 },
    ],
    [
      { face: 'up', card: 5 },
      { face: 'down', card: null, seat: 1 },
      { face: 'up', card: 1 },
      { face: 'up', card: 10 },
      { face: 'down', card: null, seat: 1 },
      { face: 'up', card: 10 },
    ],
  ],
  substitutions_left: [4, 3],
  brought_on: null,
  judge_cards: 'player',
  yellow_cards: [0, 0],
  red_cards: [0, 0],
  expelled: [[], []],
  first_card_to_come: [],
  known: [[], []],
  only_aces_and_keepers: [],
  shoot_out: null,
  winner: null,
  hand: [1, 2, 5, 6, 10, 11, 11, 14, 15],
  committed: null,
};

const shoot: Shown = {
  division: 3,
  half: 3,
  minute: 90,
  added_time: false,
  phase: 'shoot',
  waiting: [0],
  teams: ['purple', 'orange'],
  goal_piles: [0, 0],
  top: null,
  chance: null,
  dice: null,
  hands: [0, 0],
  decks: [60, 60],
  field: [[], []],
  ...thirdDivision,
  shoot_out: {
    first: 'purple',
    shots: [3, 3],
    goals: [2, 2],
    spots: [
      ['closed', 'closed', 'closed', 'goal', 'closed', 'closed', 'goal', 'keeper', 'closed', 'closed'],
      ['goal', 'closed', 'closed', 'closed', 'closed', 'goal', 'closed', 'keeper', 'closed', 'closed'],
    ],
    keepers: [6, 8, 9],
  },
  winner: null,
  hand: [],
  committed: null,
};

const figures: Figure[] = [
  { section: 4, seat: 0, view: cross, caption: 'board-figure-cross' },
  { section: 6, seat: 0, view: bench, caption: 'board-figure-bench' },
  { section: 8, seat: 0, view: piece, caption: 'board-figure-corner' },
  { section: 10, seat: 0, view: shoot, caption: 'board-figure-shoot-out' },
];
export default figures;
