import { corners } from './coast';
import { COUNTRIES, place, WORLD } from './world';

/** Where each name stands at a zoom: letters of a readable size, over no counter and no other name. */
export interface Label {
  country: string;
  lines: string[];
  x: number;
  y: number;
  size: number;
  /** What it covers. */
  box: Box;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const LEAST = 11; // pixels: no name is smaller
const MOST = 15;
const LEADING = 1.02;

const rings = Object.fromEntries(
  COUNTRIES.map((country) => {
    const ring = corners(WORLD.countries[country].path);
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    const box = {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
    return [country, { ring, box }];
  }),
);

/** Which country a point of the map lies in. */
export function countryAt(x: number, y: number): string | null {
  for (const country of COUNTRIES) {
    const { ring, box } = rings[country];
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    let inside = false;
    for (let at = 0, last = ring.length - 1; at < ring.length; last = at++) {
      const [[ax, ay], [bx, by]] = [ring[at], ring[last]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
    if (inside) return country;
  }
  return null;
}

let pen: CanvasRenderingContext2D | null = null;

/** The width of a word in letters of size 1. */
function widthOf(text: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 0.56;
  pen.font = '650 100px Figtree, system-ui, sans-serif';
  return pen.measureText(text).width / 100;
}

/** In one line, or in two where there is a space. */
function settings(name: string): string[][] {
  const words = name.split(' ');
  if (words.length < 2) return [[name]];
  const cuts = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const even = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  return [[name], cuts.sort((one, other) => even(one) - even(other))[0]];
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How much of a box lies over any of these. */
export function over(box: Box, boxes: Box[]): number {
  return boxes.reduce((sum, other) => {
    const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

/** The share of a box that lies in other countries than this one. */
function abroad(country: string, box: Box): number {
  let found = 0;
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 5; column++) {
      const x = box.left + ((box.right - box.left) * (column + 0.3)) / 4.6;
      const y = box.top + ((box.bottom - box.top) * (row + 0.75)) / 2.5;
      const under = countryAt(x, y);
      if (under && under !== country) found++;
    }
  return found / 10;
}

/** Names of all countries that have room for one; `wide` is how far a counter reaches to each side. */
export function arrange(
  scale: number,
  radius: number,
  name: (country: string) => string,
  wide: (country: string) => number,
): Label[] {
  const size = Math.max(LEAST / scale, Math.min(MOST / scale, 13));
  const taken: Box[] = COUNTRIES.map((country) => {
    const [x, y] = place(country);
    return { left: x - wide(country), right: x + wide(country), top: y - radius, bottom: y + radius * 1.1 };
  });
  const found: Label[] = [];
  const roomy = [...COUNTRIES].sort((one, other) => WORLD.countries[other].r - WORLD.countries[one].r);
  for (const country of roomy) {
    const options = candidates(country, name(country), size, radius, wide(country))
      .map((option) => ({ ...option, cost: abroad(country, option.box) + option.cost }))
      .sort((one, other) => one.cost - other.cost);
    const best = options.find(({ box, cost }) => cost < 0.75 && !taken.some((other) => meet(box, other)));
    if (!best) continue;
    taken.push(best.box);
    found.push({ country, lines: best.lines, x: best.x, y: best.y, size, box: best.box });
  }
  return found;
}

function candidates(country: string, name: string, size: number, radius: number, wide: number) {
  const [x, y] = place(country);
  return settings(name).flatMap((lines, broken) => {
    const half = (Math.max(...lines.map(widthOf)) * size) / 2;
    const tall = (lines.length * LEADING * size) / 2;
    const below = y + radius * 1.1 + tall + 1;
    const above = y - radius - tall - 1;
    const spots: [number, number, number][] = [
      [x, below, 0],
      [x, above, 0.04],
      [x + wide + half + 3, y, 0.12],
      [x - wide - half - 3, y, 0.12],
      [x + half * 0.5, below, 0.08],
      [x - half * 0.5, below, 0.08],
      [x + half * 0.5, above, 0.1],
      [x - half * 0.5, above, 0.1],
    ];
    return spots.map(([cx, cy, cost]) => ({
      lines,
      x: cx,
      y: cy,
      cost: cost + broken * 0.05,
      box: { left: cx - half - 1, right: cx + half + 1, top: cy - tall, bottom: cy + tall },
    }));
  });
}
