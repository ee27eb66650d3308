import type { Figure } from '../../lib/game';
import { draw } from './notation';

/** Moments of real matches, in the letters of notation.ts. */
const START = draw({
  phase: 'move',
  turn: 1,
  mover: 1,
  ball: 0,
  deck: 20,
  rondel: ['cOBBM', 'FMdFM'],
  sides: [
    {
      team: 'cigarra',
      colour: 'green',
      points: 0,
      goals: 0,
      stand: '..........',
      top: 'O',
      stack: 19,
      discards: '',
    },
    {
      team: 'mandacaru',
      colour: 'red',
      points: 0,
      goals: 0,
      stand: '..........',
      top: 'a',
      stack: 19,
      discards: '',
    },
  ],
});

const TURN = draw({
  phase: 'place',
  turn: 11,
  mover: 0,
  ball: 0,
  deck: 17,
  placing: 'M',
  rondel: ['MFOFB', '.FBBe'],
  sides: [
    {
      team: 'mare',
      colour: 'blue',
      points: 14,
      goals: 1,
      stand: '.OM.M.B.O.',
      top: 'B',
      stack: 9,
      discards: 'BaFFMO',
    },
    {
      team: 'cigarra',
      colour: 'green',
      points: 14,
      goals: 1,
      stand: 'd..MO..B.O',
      top: 'B',
      stack: 9,
      discards: 'abdFM',
    },
  ],
});

const END = draw({
  phase: 'over',
  turn: 20,
  mover: null,
  ball: 4,
  deck: 11,
  rondel: ['OOBc.', 'BdaF.'],
  sides: [
    {
      team: 'mandacaru',
      colour: 'green',
      points: 31,
      goals: 3,
      stand: 'FFBbMdOMBF',
      top: '.',
      stack: 0,
      discards: 'BBBbeFFFMO',
    },
    {
      team: 'espelho',
      colour: 'white',
      points: 32,
      goals: 3,
      stand: 'OOcMFMOMBM',
      top: '.',
      stack: 0,
      discards: 'BBaeFFMMMO',
    },
  ],
  winner: 1,
  penalties: ['bandeirao', 'mosaico'],
  hands: [
    ['mosaic-7', 'mosaic-9'],
    ['mosaic-2', 'mosaic-13', 'mosaic-14', 'mosaic-14'],
  ],
  worth: [
    [2, 5],
    [1, 2, 3, 3],
  ],
});

const SOLO = draw({
  solo: true,
  phase: 'place',
  turn: 4,
  mover: 0,
  ball: 3,
  deck: 10,
  placing: 'a',
  rondel: ['BBOaB', 'MMB.b'],
  sides: [
    {
      team: 'arara',
      colour: 'blue',
      points: 25,
      goals: 2,
      stand: '..F..FF...',
      top: 'B',
      stack: 16,
      discards: '',
    },
    {
      team: null,
      colour: 'white',
      points: 49,
      goals: 9,
      stand: 'c.OF..F...',
      top: 'e',
      stack: 16,
      discards: '',
    },
  ],
});

const figures: Figure[] = [
  { section: 2, seat: 0, view: START, caption: 'board-figure-box' },
  { section: 4, seat: 0, view: TURN, caption: 'board-figure-turn' },
  { section: 8, seat: 0, view: END, caption: 'board-figure-end' },
  { section: 9, seat: 0, view: SOLO, caption: 'board-figure-solo' },
];
export default figures;
