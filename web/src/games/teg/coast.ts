import { COUNTRIES, WORLD } from './world';

/**
 * Coasts and borders as they are drawn: the sides of the polygons, broken into small steps as a pen would.
 * A side is broken in the same way for both countries that share it, so they go on touching.
 */

const FINE = 4.5; // units: no step is longer
const COAST = 0.17; // how far a coast wanders, as a share of a side
const BORDER = 0.09;

type Point = [number, number];

/** The corners of a drawn polygon. */
export function corners(path: string): Point[] {
  return path
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number) as Point);
}

interface Side {
  countries: string[];
  /** From the corner that comes first in the alphabet of numbers to the other. */
  steps: Point[];
}

const sideKey = (one: Point, other: Point): string =>
  before(one, other) ? `${one} ${other}` : `${other} ${one}`;
const before = (one: Point, other: Point): boolean =>
  one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]);

/** Between -1 and 1, always the same for the same place. */
function chance(x: number, y: number): number {
  const wild = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return 2 * (wild - Math.floor(wild)) - 1;
}

function wander(from: Point, to: Point, share: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (Math.hypot(dx, dy) < FINE) return [from];
  const off = chance(from[0] + to[0], from[1] + to[1]) * share;
  const middle: Point = [(from[0] + to[0]) / 2 - dy * off, (from[1] + to[1]) / 2 + dx * off];
  return [...wander(from, middle, share), ...wander(middle, to, share)];
}

const sides = new Map<string, Side>();
for (const country of COUNTRIES)
  eachSide(country, (one, other) => {
    const known = sides.get(sideKey(one, other));
    if (known) known.countries.push(country);
    else sides.set(sideKey(one, other), { countries: [country], steps: [] });
  });

function eachSide(country: string, tell: (one: Point, other: Point) => void): void {
  const ring = corners(WORLD.countries[country].path);
  ring.forEach((corner, at) => tell(corner, ring[(at + 1) % ring.length]));
}

const written = (points: Point[]): string =>
  points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L');

/** The steps of a side in the direction in which it is walked; the last corner is not among them. */
function walked(one: Point, other: Point): Point[] {
  const side = sides.get(sideKey(one, other))!;
  const [first, last] = before(one, other) ? [one, other] : [other, one];
  if (!side.steps.length)
    side.steps = [...wander(first, last, side.countries.length > 1 ? BORDER : COAST), last];
  return (before(one, other) ? side.steps : side.steps.toReversed()).slice(0, -1);
}

/** The outline of each country. */
export const OUTLINE: Record<string, string> = {};
/** The coasts of each continent, without its land borders. */
export const COASTS: Record<string, string> = Object.fromEntries(
  Object.keys(WORLD.continents).map((continent) => [continent, '']),
);
/** Land borders inside a continent, and those between two. */
export let BORDERS = '';
export let FRONTIERS = '';

for (const country of COUNTRIES) {
  const { continent } = WORLD.countries[country];
  const ring: Point[] = [];
  eachSide(country, (one, other) => {
    const steps = walked(one, other);
    ring.push(...steps);
    const { countries } = sides.get(sideKey(one, other))!;
    const line = `M${written([...steps, other])}`;
    if (countries.length < 2) COASTS[continent] += line;
    else if (countries[0] === country) {
      const abroad = WORLD.countries[countries[1]].continent !== continent;
      if (abroad) FRONTIERS += line;
      else BORDERS += line;
    }
  });
  OUTLINE[country] = `M${written(ring)}Z`;
}

export const ALL_COASTS = Object.values(COASTS).join('');
