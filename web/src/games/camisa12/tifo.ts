import { slice, spaceAngle, STAND_INNER, STAND_OUTER } from './geometry';

/** Pictures that a stand holds up, card by card: the first mosaic of a side shows the first of them, and so on. */
const PICTURES = [
  '.11...11. 1111.1111 111111111 111111111 .1111111. ..11111.. ...111... ....1....',
  '....1.... ...111... 111111111 .1111111. ..11111.. .1111111. .11...11. 1.......1',
  '..1...11. .11..1..1 ..1.....1 ..1....1. ..1...1.. ..1..1... .111.1111 .........',
  '1...1...1 11.111.11 111111111 111111111 111111111 ......... 111111111 .........',
  '..11111.. .1.....1. 1.1...1.1 1.......1 1.1...1.1 1..111..1 .1.....1. ..11111..',
].map((rows) => rows.split(' '));
const ROWS = 8;
const COLUMNS = 9;
const WIDE = 15.6; // degrees of a space that hold cards

/** One card of a picture: its shape in the stand, whether it is dark, and when it turns. */
export interface Tile {
  path: string;
  on: boolean;
  late: number;
}

/** The cards of a space; whoever sits in the middle of the pitch sees the picture upright. */
export function tilesOf(near: boolean, space: number, picture: number): Tile[] {
  const rows = PICTURES[picture % PICTURES.length];
  const middle = spaceAngle(near, space);
  const deep = (STAND_OUTER - STAND_INNER - 8) / ROWS;
  const wide = WIDE / COLUMNS;
  return rows.flatMap((cells, row) =>
    [...cells].map((cell, column) => {
      const ring = near ? row : ROWS - 1 - row;
      const place = near ? COLUMNS - 1 - column : column;
      const inner = STAND_INNER + 4 + ring * deep;
      const from = middle - WIDE / 2 + place * wide;
      return {
        path: slice(inner, inner + deep, from, from + wide, 0.5),
        on: cell === '1',
        late: (row + column) * 0.06,
      };
    }),
  );
}
