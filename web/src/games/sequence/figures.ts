import type { Figure } from '../../lib/game';
import moments from './moments.json';
import type { Team, View } from '$shapes/sequence';

const GRID = [
  '-- 2S 3S 4S 5S 6S 7S 8S 9S --',
  '6C 5C 4C 3C 2C AH KH QH TH TS',
  '7C AS 2D 3D 4D 5D 6D 7D 9H QS',
  '8C KS 6C 5C 4C 3C 2C 8D 8H KS',
  '9C QS 7C 6H 5H 4H AH 9D 7H AS',
  'TC TS 8C 7H 2H 3H KH TD 6H 2D',
  'QC 9S 9C 8H 9H TH QH QD 5H 3D',
  'KC 8S TC QC KC AC AD KD 4H 4D',
  'AC 7S 6S 5S 4S 3S 2S 2H 3H 5D',
  '-- AD KD QD TD 9D 8D 7D 6D --',
].map((row) => row.split(' ').map((card) => (card === '--' ? 'corner' : card)));
const TEAMS: Record<string, Team> = { b: 'blue', g: 'green', r: 'red' };

/** Chips from letters: one for each team. */
const lie = (rows: string[]): View['chips'] =>
  rows.map((row) => [...row].map((letter) => TEAMS[letter] ?? null));

/** Moments of real matches: the chips, and the rest of the view. */
const MOMENTS = moments as unknown as Record<string, { chips: string[]; rest: Omit<View, 'grid' | 'chips'> }>;

const PLACES: [string, number, number | null][] = [
  ['start', 3, 0],
  ['dead', 4, 0],
  ['corner', 5, 0],
  ['line', 7, null],
];

const figures: Figure[] = PLACES.map(([name, section, seat]) => {
  const { chips, rest } = MOMENTS[name];
  return {
    section,
    seat,
    view: { ...rest, grid: GRID, chips: lie(chips) },
    caption: `board-figure-${name}`,
  };
});
export default figures;
