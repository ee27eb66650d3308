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

/** The way from a country to another; over the edge of the map where their bridge leaves it. */
export function way(source: string, target: string, short: number): string {
  const leaves = (from: string, to: string): string | undefined =>
    WORLD.bridges.find((bridge) => bridge.label && bridge.from === from && bridge.to === to)?.path;
  const [out, back] = [leaves(source, target), leaves(target, source)];
  if (!out || !back) return arc(place(source), place(target), short);
  const joined = (country: string, path: string): string => `M${place(country).join(' ')}L${path.slice(1)}`;
  return joined(source, out) + joined(target, back);
}

export const TRAY = { width: 124, height: 152 }; // pixels, at its largest and before it grows
/** How much larger the dice are thrown where the frame has room for them. */
export const grownIn = (width: number): number => (width >= 900 ? 1.45 : 1.1);

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
