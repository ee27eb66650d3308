import type { Figure } from '../../lib/game';
import { COLOURS } from './looks';
import type { Held, Pact, View } from '$shapes/teg';
import { COUNTRIES } from './world';

/** A moment of a real match, as short as it can be written; each country is `seat.armies.missiles!blockader`. */
interface Moment {
  round: number;
  turn: number;
  situation: View['situation']['kind'];
  seats: number;
  order: number[];
  pacts: Pact[];
  countries: string;
  panel?: string;
}

/** A view with the panel that is open in the picture. */
export type Pictured = View & { panel?: string };

function held(text: string): Held {
  const [forces, blockader] = text.split('!');
  const [first, second] = forces.split('+').map((force) => {
    const [seat, armies, missiles] = force.split('.').map(Number);
    return { seat, armies, missiles };
  });
  if (second) return { owner: null, occupants: [first, second] };
  const { seat: owner, armies, missiles } = first;
  return blockader === undefined
    ? { owner, armies, missiles }
    : { owner, armies, missiles, blockaded_by: Number(blockader) };
}

function view({ round, turn, situation, seats, order, pacts, countries, panel }: Moment): Pictured {
  const list = countries.split(' ').map(held);
  const players = Array.from({ length: seats }, (_, seat) => ({
    seat,
    colour: COLOURS[seat],
    alive: true,
    countries: list.filter((country) => country.owner === seat).length,
    armies: 0,
    missiles: 0,
    cards: 0,
    exchanges: 0,
    next_exchange: 0,
    turns: 0,
  }));
  return {
    seat: null,
    round,
    round_limit: 0,
    phase: 'attack',
    waiting: [turn],
    turn: {
      seat: turn,
      to_place: { free: 0, continents: {} },
      conquests: 0,
      joint_conquests: 0,
      card_due: false,
      freed: null,
      regrouped: {},
      regrouped_missiles: {},
      advance: null,
      joint: null,
    },
    order,
    situation: { kind: situation, seat: null, no_card: [] },
    dice: [],
    situations_left: [],
    countries: Object.fromEntries(COUNTRIES.map((country, at) => [country, list[at]])),
    players,
    deck: 0,
    used_cards: [],
    cards_entered: {},
    bonus_taken: [],
    laid: [],
    pacts,
    proposals: [],
    proposals_made: {},
    winner: null,
    reason: '',
    panel,
  };
}

const DEALT: Moment = {
  round: 0,
  turn: 1,
  situation: null,
  countries:
    '1.1 2.1 3.1 2.1 3.1 3.1 0.1 2.1 2.1 3.1 3.1 3.1 3.1 1.1 0.1 3.1 2.1 2.1 0.1 0.1 2.1 2.1 1.1 1.1 2.1 1.1 0.1 3.1 0.1 2.1 0.1 1.1 1.1 1.1 0.1 2.1 3.1 2.1 3.1 0.1 2.1 0.1 0.1 0.1 1.1 2.1 2.1 1.1 2.1 1.1 1.1 1.1 3.1 0.1 1.1 0.1 1.1 0.1 3.1 1.1 0.1 0.1 1.1 3.1 0.1 1.1 2.1 3.1 3.1 3.1 3.1 2.1',
  seats: 4,
  pacts: [],
  order: [1, 2, 3, 0],
};

const WAR: Moment = {
  round: 12,
  turn: 1,
  situation: 'snow',
  countries:
    '2.9 1.1 1.1 1.1 1.1 1.1 1.1 1.1 1.1 1.1 1.5 1.5 2.4 2.5 3.7 3.1 3.1 3.8 3.1 3.1 3.8 3.1 3.1 3.1 3.8 3.1 1.9 0.3 0.1 0.3 0.4 0.3 0.2 2.2 0.2 0.1 0.1 0.3 0.3 0.3 1.4 0.3 2.6 3.5!2 2.6 2.1 2.3 2.1 2.8 2.1 2.4 2.1 2.3 2.4 2.1 1.8 2.2 1.2 1.9.1 1.3 1.5 3.6 1.5 1.10.1 1.5 1.1 3.4 3.3 3.5 3.1 3.1 3.1',
  seats: 4,
  pacts: [],
  order: [3, 0, 1, 2],
};

const PROMISES: Moment = {
  round: 1,
  turn: 2,
  situation: 'classic',
  countries:
    '0.1 3.1 0.1 2.4 0.1 1.1 3.1 2.1 0.1 2.1 3.2 1.1 2.1 2.1 2.2 1.1 3.1 2.1 1.1 1.1 1.1 0.1 3.1 0.1 2.1 3.1 0.1 3.1 2.1 3.1 0.1 3.1 2.1 2.1 0.1 1.1 0.1 3.1 1.1 3.1 1.1 0.1 2.1 1.4 1.1 0.5 0.1 3.1 1.1 3.1 1.1 0.1 3.1 3.1 2.1 2.1 3.3 1.9 0.1 2.1 2.7 0.9 2.1 2.1+3.1 3.1 3.3 3.1 0.1 3.1 0.1 3.2 1.1',
  seats: 4,
  pacts: [
    { kind: 'country', one: 'islandia', other: 'bielorrusia', seats: [0, 3] },
    {
      kind: 'aggression',
      seats: [1, 3],
      source: 'iran',
      ally: 'bielorrusia',
      target: 'ucrania',
      due_turn: 1,
      carried_out: 1,
    },
    {
      kind: 'aggression',
      seats: [2, 3],
      source: 'angola',
      ally: 'sudafrica',
      target: 'mauritania',
      due_turn: 1,
      carried_out: 1,
    },
    { kind: 'condominium', country: 'mauritania', allies: true, seats: [2, 3] },
    { kind: 'ally-regroups', seats: [3], country: 'mauritania' },
  ],
  order: [3, 0, 1, 2],
  panel: 'pacts',
};

/** Where the names of 72 countries have room. */
const WIDE = 660;

const figures: Figure[] = [
  { section: 3, seat: null, view: view(DEALT), caption: 'board-figure-dealt', wide: WIDE },
  { section: 5, seat: null, view: view(WAR), caption: 'board-figure-war', wide: WIDE },
  { section: 6, seat: null, view: view(PROMISES), caption: 'board-figure-pacts', wide: WIDE },
];
export default figures;
