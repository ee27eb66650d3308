/** How cards and chips look. */
import type { Team } from '$shapes/sequence';

/** The suits, each in a box of 10 × 10. */
export const SUITS: Record<string, string> = {
  S: 'M5 0C6 2 9.500 4 9.500 6.500A2.200 2.200 0 0 1 5.700 8L6.500 10h-3l.8-2A2.200 2.200 0 0 1 .5 6.500C.5 4 4 2 5 0z',
  H: 'M5 9.500C4 7.500.3 5.500.3 3A2.500 2.500 0 0 1 5 2 2.500 2.500 0 0 1 9.700 3C9.700 5.500 6 7.500 5 9.500z',
  D: 'M5 0 9 5 5 10 1 5z',
  C: 'M5 .3A2.300 2.300 0 0 1 6.900 4 2.300 2.300 0 1 1 5.700 7.200L6.500 10h-3l.8-2.800A2.300 2.300 0 1 1 3.100 4 2.300 2.300 0 0 1 5 .3z',
};

const SIGNS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };

export const suitOf = (card: string): string => card[1];
export const rankOf = (card: string): string => (card[0] === 'T' ? '10' : card[0]);
export const isRed = (card: string): boolean => 'HD'.includes(card[1]);
export const inkOf = (card: string): string => (isRed(card) ? '#b8141e' : '#191c22');
export const shortName = (card: string): string => rankOf(card) + SIGNS[suitOf(card)];

type Spot = [number, number];
const LEFT_RIGHT = (...rows: number[]): Spot[] =>
  rows.flatMap((y): Spot[] => [
    [0, y],
    [1, y],
  ]);
const MIDDLE = (...rows: number[]): Spot[] => rows.map((y): Spot => [0.5, y]);

/** Where the pips of a rank lie, in a box of 1 × 1. */
export const PIPS: Record<string, Spot[]> = {
  '2': MIDDLE(0, 1),
  '3': MIDDLE(0, 0.5, 1),
  '4': LEFT_RIGHT(0, 1),
  '5': [...LEFT_RIGHT(0, 1), ...MIDDLE(0.5)],
  '6': LEFT_RIGHT(0, 0.5, 1),
  '7': [...LEFT_RIGHT(0, 0.5, 1), ...MIDDLE(0.25)],
  '8': [...LEFT_RIGHT(0, 0.5, 1), ...MIDDLE(0.25, 0.75)],
  '9': [...LEFT_RIGHT(0, 1 / 3, 2 / 3, 1), ...MIDDLE(0.5)],
  T: [...LEFT_RIGHT(0, 1 / 3, 2 / 3, 1), ...MIDDLE(1 / 6, 5 / 6)],
};

/** Two-eyed jacks look at you, one-eyed jacks look aside. */
export const isTwoEyed = (card: string): boolean => card === 'JC' || card === 'JD';

/** The teams' colours; each chip also has its own sign (bars, a cross, a ring). */
export const COLOURS: Record<Team, string> = { blue: '#1b5cb5', green: '#11703c', red: '#c02626' };
/** The same signs as filled paths, for a disc with a radius of 1 beside a name. */
export const MARKS: Record<Team, string> = {
  blue: 'M-.52 -.5h.22v1h-.22zM-.11 -.62h.22v1.240h-.22zM.3 -.5h.22v1h-.22z',
  green: 'M-.15 -.62h.3v.47h.47v.3h-.47v.47h-.3v-.47h-.47v-.3h.47z',
  red: 'M-.6 0a.6 .6 0 1 0 1.200 0a.6 .6 0 1 0 -1.200 0zM-.3 0a.3 .3 0 1 0 .6 0a.3 .3 0 1 0 -.6 0z',
};
export const TEAMS: Team[] = ['blue', 'green', 'red'];

/** A cell of the board, in the units of its drawing. */
export const WIDE = 60;
export const HIGH = 72;
