import { hear, type GameEvent, type Listeners } from '../../lib/desk';
import { HAND, pileAt, rondelAt, spaceAt, stackAt, type Point } from './geometry';
import type { Events, Match, PieceName, SymbolName } from '$shapes/camisa12';
import { sideOf } from './match';

/** A piece on its way; until it lands, its place is drawn empty. */
export interface Flight {
  key: number;
  piece: PieceName;
  side: number;
  from: Point;
  to: Point;
  delay: number;
  /** The place that stays empty meanwhile, "" for a heap. */
  place: string;
}

/** Points that rise from where they were marked. */
export interface Mark {
  key: number;
  text: string;
  at: Point;
  side: number;
}

interface Log {
  before: Match;
  after: Match;
  near: number;
  flights: Flight[];
  marks: Mark[];
  /** Where the piece that is being placed comes from. */
  from: number;
}

let keys = 0;

/** What flies and what is marked, from what happened between two views. */
export function motion(
  before: Match,
  after: Match,
  events: GameEvent[],
  near: number,
): Pick<Log, 'flights' | 'marks'> {
  const sides = before.rondel.map(({ symbol }) => symbol);
  const log: Log = {
    before,
    after,
    near,
    flights: [],
    marks: [],
    from: before.from_side ? sides.indexOf(before.from_side) : after.ball,
  };
  for (const event of events) hear(TELLERS, event, log);
  return log;
}

const TELLERS: Listeners<Events, [Log]> = {
  moved: (facts, log) => {
    log.from = index(log, facts.side);
    const { piece } = log.after;
    if (piece) fly(log, piece, facts.seat, rondelAt(facts.seat === log.near, log.from), HAND, 120, 'hand');
  },
  rotated: (facts, log) => {
    const back = facts.way === 'clockwise' ? 4 : 1;
    const near = facts.seat === log.near;
    log.after.rondel.forEach(({ symbol, pieces }, side) => {
      const piece = pieces[facts.seat];
      const from = rondelAt(near, (side + back) % 5);
      if (piece) fly(log, piece, facts.seat, from, rondelAt(near, side), 0, `rondel-${facts.seat}-${symbol}`);
    });
  },
  recovered: (facts, log) => {
    const heap = pileAt(facts.seat !== log.near);
    fly(log, facts.given, facts.seat, HAND, heap, 0, '');
    fly(log, facts.piece, facts.seat, heap, HAND, 0, 'hand');
  },
  took: (facts, log) => {
    log.from = index(log, facts.side);
    fly(log, facts.piece, facts.seat, rondelAt(facts.seat === log.near, log.from), HAND, 0, 'hand');
  },
  discarded: (facts, log) => {
    const { seat } = facts;
    const from = rondelAt(1 - seat === log.near, log.after.ball);
    fly(log, facts.piece, 1 - seat, from, pileAt(seat === log.near), 120, '');
  },
  placed: (facts, log) => {
    const side = sideOf(facts.seat);
    const spot = spaceAt(side === log.near, facts.space - 1);
    const held = log.before.piece !== null && log.before.mover === side;
    const from = held ? HAND : rondelAt(side === log.near, log.from);
    fly(log, facts.piece, side, from, spot, 0, `stand-${side}-${facts.space}`);
    mark(log, facts.points, side, spot);
  },
  power: (facts, log) => mark(log, facts.points, facts.seat, stackAt(facts.seat === log.near)),
  'wrong-symbol': (facts, log) => {
    const side = sideOf(facts.other_seat);
    mark(log, facts.points, side, stackAt(side === log.near));
  },
  price: (facts, log) => mark(log, facts.points, facts.seat, stackAt(facts.seat === log.near)),
  refilled: (facts, log) => {
    const side = sideOf(facts.seat);
    const from = stackAt(side === log.near);
    const to = rondelAt(side === log.near, index(log, facts.side));
    fly(log, facts.piece, side, from, to, 160, `rondel-${side}-${facts.side}`);
  },
};

function index(log: Log, symbol: SymbolName): number {
  return log.after.rondel.findIndex((side) => side.symbol === symbol);
}

function fly(
  log: Log,
  piece: PieceName,
  side: number,
  from: Point,
  to: Point,
  delay: number,
  place: string,
): void {
  log.flights.push({ key: ++keys, piece, side, from, to, delay, place });
}

function mark(log: Log, points: number, side: number, spot: Point): void {
  if (points > 0) log.marks.push({ key: ++keys, text: `+${points}`, at: spot, side });
}
