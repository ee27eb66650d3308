import { at, spaceAngle, STAND_INNER, STAND_OUTER } from './geometry';

const ROWS = 6;
const BENCHES = 10;
const WIDE = 15; // degrees of a space that are seats
const APART = 15.5; // between two people of a row
const SKIN = ['#f2c9a0', '#c98d5e', '#8a5a3a', '#e3b083'];

/** One row of a space: where people sit, and their heads by the colour of their skin. */
export interface Row {
  bodies: string;
  heads: { tone: string; path: string }[];
}

/** A number from 0 to 1 that is always the same for a seat: nobody changes places. */
function fate(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

/** The seats of a space, row by row from the pitch to the roof; a dot is drawn by a line of no length. */
export function seatsOf(near: boolean, space: number): Row[] {
  const middle = spaceAngle(near, space);
  return Array.from({ length: ROWS }, (_, row) => {
    const radius = STAND_INNER + 10 + (row * (STAND_OUTER - STAND_INNER - 18)) / (ROWS - 1);
    const count = Math.floor((radius * WIDE * Math.PI) / 180 / APART);
    const heads = SKIN.map((tone) => ({ tone, path: '' }));
    let bodies = '';
    for (let seat = 0; seat < count; seat++) {
      const luck = fate(space * 97 + row * 31 + seat * 7 + (near ? 500 : 0));
      const angle = middle + ((seat + 0.5) / count - 0.5) * WIDE + (luck - 0.5) * 0.9;
      bodies += dot(radius + luck * 2, angle);
      heads[Math.floor(luck * 997) % SKIN.length].path += dot(radius + 5 + luck * 2, angle);
    }
    return { bodies, heads: heads.filter(({ path }) => path) };
  });
}

/** The empty seats of a space: a line for each row from the pitch to the roof, which dashes cut into seats. */
export function benchesOf(near: boolean, space: number): string[] {
  const middle = spaceAngle(near, space);
  return Array.from({ length: BENCHES }, (_, row) => {
    const radius = STAND_INNER + 9 + (row * (STAND_OUTER - STAND_INNER - 17)) / (BENCHES - 1);
    const [from, to] = [at(radius, middle - WIDE / 2), at(radius, middle + WIDE / 2)];
    return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}A${radius} ${radius} 0 0 1 ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  });
}

function dot(radius: number, angle: number): string {
  const { x, y } = at(radius, angle);
  return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
}
