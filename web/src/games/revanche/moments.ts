/** What has just happened, told as a few moments: the sentences of the log, with the cards they speak of. */
import { hear, type Desk, type Listeners } from '../../lib/desk';
import type { DieFace, Events, Side, View } from '$shapes/revanche';
import { sideOf, SIDES } from './sides';

export interface Moment {
  number: number;
  kind: string;
  text: string[];
  cards: { side: Side; card: number }[];
  dice: DieFace[];
  booked: 'yellow' | 'red' | null;
  /** The score as it stands at a whistle. */
  score: [number, number] | null;
  /** Cards face to face, in the middle of the pitch. */
  big: boolean;
  /** They were chosen in secret, and turn over. */
  turns: boolean;
  /** How long to show it, in milliseconds. */
  time: number;
}

type Tellers = Listeners<Events, [moment: Moment, side: (seat: number) => Side]>;

const nothing = (): void => {};
const card: Tellers['played'] = (facts, moment, side) => {
  moment.cards = [{ side: side(facts.seat), card: facts.card }];
};

/** Events that begin a moment, and what it shows. */
const BEGINS: Tellers = {
  crossed: card,
  missed: card,
  'brought-on': card,
  expelled: card,
  keeper: (facts, moment, side) => (moment.cards = [{ side: side(facts.seat), card: 1 }]),
  finished: (facts, moment, side) => {
    const rival = side(facts.seat) === SIDES[0] ? SIDES[1] : SIDES[0];
    moment.cards = [
      { side: rival, card: facts.card },
      { side: side(facts.seat), card: facts.card },
    ];
    moment.big = true;
  },
  revealed: (facts, moment, side) => {
    moment.cards = [
      { side: side(facts.defender_seat), card: facts.defence },
      { side: side(facts.seat), card: facts.card },
    ];
    moment.big = moment.turns = true;
  },
  'yellow-card': (_facts, moment) => (moment.booked = 'yellow'),
  'red-card': (_facts, moment) => (moment.booked = 'red'),
  offside: nothing,
  'free-kick': nothing,
  corner: nothing,
  penalty: nothing,
  'added-time': nothing,
  'half-over': ({ home, away }, moment) => {
    moment.score = [home, away];
    moment.big = true;
  },
  'shoot-out': nothing,
  shooting: nothing,
  'shot-in': nothing,
  'shot-saved': nothing,
  'hide-again': nothing,
  'full-time': nothing,
  'shoot-out-won': nothing,
};

/** Events that go on with the moment before them. */
const JOINS: Tellers = {
  goal: (_facts, moment) => {
    moment.kind = 'goal';
    moment.big = true;
  },
  'no-goal': (_facts, moment) => (moment.kind = 'no-goal'),
  'second-yellow': (_facts, moment) => (moment.booked = 'red'),
  'no-more-shirts': nothing,
  'chance-lost': nothing,
  'kick-off': nothing,
};

const READING = 26; // milliseconds a letter
const LEAST = 1400;
const TURNING = 1000; // until both cards are seen
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
    const joins = last && kind in JOINS;
    if (!joins && !(kind in BEGINS)) continue;
    const moment = joins ? last : blank(first + told.length, kind);
    if (!joins) told.push(moment);
    hear(joins ? JOINS : BEGINS, event, moment, side);
    if (kind === 'offside' || moment.booked) moment.dice = dice;
    moment.text.push(desk.tell(event));
    moment.time =
      Math.min(MOST, LEAST + READING * moment.text.join(' ').length) + (moment.turns ? TURNING : 0);
  }
  return told;
}

function blank(number: number, kind: string): Moment {
  return {
    number,
    kind,
    text: [],
    cards: [],
    dice: [],
    booked: null,
    score: null,
    big: false,
    turns: false,
    time: LEAST,
  };
}
