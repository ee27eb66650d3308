/** What has just happened, told as a few moments: the sentences of the log, with the cards they speak of. */
import type { Desk, GameEvent } from '../../lib/desk';
import type { DieFace, Side, View } from '$shapes/revanche';
import { sideOf, SIDES } from './sides';

export interface Moment {
  number: number;
  kind: string;
  text: string[];
  cards: { side: Side; card: number }[];
  dice: DieFace[];
  booked: 'yellow' | 'red' | null;
  /** Cards face to face, in the middle of the pitch. */
  big: boolean;
  /** How long to show it, in milliseconds. */
  time: number;
}

type Teller = (moment: Moment, facts: GameEvent['facts'], side: (seat: number) => Side) => void;

const nothing: Teller = () => {};
const card: Teller = (moment, facts, side) => {
  moment.cards = [{ side: side(facts.seat), card: facts.card }];
};

/** Events that begin a moment, and what it shows. */
const BEGINS: Record<string, Teller> = {
  crossed: card,
  missed: card,
  'brought-on': card,
  expelled: card,
  keeper: (moment, facts, side) => (moment.cards = [{ side: side(facts.seat), card: 1 }]),
  finished: (moment, facts, side) => {
    const rival = side(facts.seat) === SIDES[0] ? SIDES[1] : SIDES[0];
    moment.cards = [
      { side: rival, card: facts.card },
      { side: side(facts.seat), card: facts.card },
    ];
    moment.big = true;
  },
  revealed: (moment, facts, side) => {
    moment.cards = [
      { side: side(facts.defender_seat), card: facts.defence },
      { side: side(facts.seat), card: facts.card },
    ];
    moment.big = true;
  },
  'yellow-card': (moment) => (moment.booked = 'yellow'),
  'red-card': (moment) => (moment.booked = 'red'),
  offside: nothing,
  'free-kick': nothing,
  corner: nothing,
  penalty: nothing,
  'added-time': nothing,
  'half-over': nothing,
  'shoot-out': nothing,
  shooting: nothing,
  'shot-in': nothing,
  'shot-saved': nothing,
  'hide-again': nothing,
  'full-time': nothing,
  'shoot-out-won': nothing,
};

/** Events that go on with the moment before them. */
const JOINS: Record<string, Teller> = {
  goal: (moment) => {
    moment.kind = 'goal';
    moment.big = true;
  },
  'no-goal': (moment) => (moment.kind = 'no-goal'),
  'second-yellow': (moment) => (moment.booked = 'red'),
  'no-more-shirts': nothing,
  'chance-lost': nothing,
  'kick-off': nothing,
};

const READING = 26; // milliseconds a letter
const LEAST = 1400;
const MOST = 4200;

/** The moments of a batch of news. */
export function moments(desk: Desk<View>, first: number): Moment[] {
  const told: Moment[] = [];
  const side = (seat: number): Side => SIDES[sideOf(desk.view, seat)];
  let dice: DieFace[] = [];
  for (const event of desk.news.events) {
    const { kind, facts } = event;
    const last = told.at(-1);
    if (kind === 'rolled') dice = facts.dice;
    if (kind === 'brought-on' && facts.seat === desk.seat) continue; // one's own doing
    const joins = last ? JOINS[kind] : undefined;
    const begins = joins ? undefined : BEGINS[kind];
    if (!joins && !begins) continue;
    const moment = joins ? last! : blank(first + told.length, kind);
    if (begins) told.push(moment);
    (joins ?? begins)!(moment, facts, side);
    if (kind === 'offside' || moment.booked) moment.dice = dice;
    moment.text.push(desk.tell(event));
    moment.time = Math.min(MOST, LEAST + READING * moment.text.join(' ').length);
  }
  return told;
}

function blank(number: number, kind: string): Moment {
  return { number, kind, text: [], cards: [], dice: [], booked: null, big: false, time: LEAST };
}
