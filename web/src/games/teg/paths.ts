import { HEIGHT, place, WIDTH, WORLD } from './world';

type Point = [number, number];

/** A way that bends a little, and keeps `short` of both ends: the figures there can be read. */
export function arc(from: Point, to: Point, short: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const end = [to[0] - (dx / far) * short, to[1] - (dy / far) * short];
  const start = [from[0] + (dx / far) * short, from[1] + (dy / far) * short];
  const middle = [(from[0] + to[0]) / 2 - dy * 0.12, (from[1] + to[1]) / 2 + dx * 0.12];
  return `M${start[0]} ${start[1]}Q${middle[0]} ${middle[1]} ${end[0]} ${end[1]}`;
}

/** The bridge over the edge of the map that leads from a country to another, if one does. */
const leaving = (from: string, to: string): string | undefined =>
  WORLD.bridges.find((bridge) => bridge.label && bridge.from === from && bridge.to === to)?.path;

/** Do two countries meet over the edge of the map? */
export const overEdge = (one: string, other: string): boolean => leaving(one, other) !== undefined;

/** The way from a country to another; over the edge of the map where their bridge leaves it. */
export function way(source: string, target: string, short: number): string {
  const [out, back] = [leaving(source, target), leaving(target, source)];
  if (!out || !back) return arc(place(source), place(target), short);
  const joined = (country: string, path: string): string =>
    `M${towardsCoast(country, path, short).join(' ')}L${path.slice(1)}`;
  return joined(source, out) + joined(target, back);
}

/** A point beside a country's figures, towards where its bridge begins. */
function towardsCoast(country: string, path: string, short: number): Point {
  const [x, y] = place(country);
  const [coastX, coastY] = numbersOf(path);
  const far = Math.hypot(coastX - x, coastY - y) || 1;
  const share = Math.min(1, short / far);
  return [x + (coastX - x) * share, y + (coastY - y) * share];
}

/** Where an arrow along this way ends, and where it points to, in degrees. */
export function tip(source: string, target: string, short: number): { x: number; y: number; turn: number } {
  const [from, to] = [place(source), place(target)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const back = leaving(target, source);
  if (back) {
    const [x, y] = towardsCoast(target, back, short);
    return { x, y, turn: degrees(to[0] - x, to[1] - y) };
  }
  const far = Math.hypot(dx, dy) || 1;
  const [x, y] = [to[0] - (dx / far) * short, to[1] - (dy / far) * short];
  const [bentX, bentY] = [(from[0] + to[0]) / 2 - dy * 0.12, (from[1] + to[1]) / 2 + dx * 0.12];
  return { x, y, turn: degrees(x - bentX, y - bentY) };
}

/** Half way between two countries: on the coast where their bridge leaves the map. */
export function halfway(one: string, other: string): Point {
  const out = leaving(one, other);
  if (out) return numbersOf(out).slice(-2) as Point;
  const [[x, y], [to, down]] = [place(one), place(other)];
  return [(x + to) / 2, (y + down) / 2];
}

const numbersOf = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);
const degrees = (dx: number, dy: number): number => (Math.atan2(dy, dx) * 180) / Math.PI;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a path covers at most, with a margin: only so much is drawn anew while it moves. */
export function boxOf(path: string, margin: number): Box {
  const numbers = numbersOf(path);
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, at) => at % 2 === odd));
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

export const TRAY = { width: 124, height: 152 }; // pixels, at its largest and before it grows
/** How much larger the dice are thrown where the frame has room for them. */
export const grownIn = (width: number): number => (width >= 900 ? 1.25 : 1);

/** A place for the dice beside a border: over neither of the two counters, and on the map. */
export function beside(from: Point, to: Point, scale: number, grown = 1): Point {
  const [width, height] = [TRAY.width * grown, TRAY.height * grown];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  let [nx, ny] = far ? [-dy / far, dx / far] : [0, -1];
  const [inX, inY] = [WIDTH / 2 - middle[0], HEIGHT / 2 - middle[1]];
  if (nx * inX + ny * inY < 0) [nx, ny] = [-nx, -ny];
  const off = (44 + (Math.abs(nx) * width + Math.abs(ny) * height) / 2) / scale;
  const [halfX, halfY] = [width / 2 / scale, height / 2 / scale];
  return [
    Math.min(WIDTH - halfX, Math.max(halfX, middle[0] + nx * off)),
    Math.min(HEIGHT - halfY, Math.max(halfY, middle[1] + ny * off)),
  ];
}
