/**
 * Where things lie in the stadium, in units of its picture (640 × 640).
 * Angles are degrees clockwise from the top. The viewer's own stand is the lower half.
 */

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 640;
export const MIDDLE = SIZE / 2;
export const STAND_OUTER = 314;
export const STAND_INNER = 212;
export const PITCH = 204;
export const SEAT_ROW = 274; // where a piece lies in its space
const TUNNEL = 3; // degrees between the stands and each end of them
const SPACE = (180 - 2 * TUNNEL) / 10;
export const SIDE = 72;
/** Where the piece lies that is about to be placed. */
export const HAND: Point = { x: MIDDLE, y: MIDDLE - 4 };
export const BALL_RADIUS = 62;
export const PLATE = 134; // the corners of the rondel

export function at(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: MIDDLE + radius * Math.sin(turn), y: MIDDLE - radius * Math.cos(turn) };
}

/** The angle in the middle of a space, 0 to 9 clockwise. */
export function spaceAngle(near: boolean, space: number): number {
  return (near ? 90 : 270) + TUNNEL + SPACE * (space + 0.5);
}

export function spaceAt(near: boolean, space: number): Point {
  return at(SEAT_ROW, spaceAngle(near, space));
}

/** A side's piece beside the rondel: the viewer's comes first, clockwise. */
export function rondelAt(near: boolean, side: number): Point {
  return at(156, side * SIDE + (near ? -13.5 : 13.5));
}

export function symbolAt(side: number): Point {
  return at(90, side * SIDE);
}

/** Each side's stack and discards lie in the corners. */
export function stackAt(near: boolean): Point {
  return near ? { x: 584, y: 584 } : { x: 56, y: 56 };
}

export function pileAt(near: boolean): Point {
  return near ? { x: 56, y: 584 } : { x: 584, y: 56 };
}

/** A square of the picture around a point, and how a drawing of just that is written. */
export function boxAround({ x, y }: Point, reach: number): Point & { view: string } {
  return { x: x - reach, y: y - reach, view: `${x - reach} ${y - reach} ${2 * reach} ${2 * reach}` };
}

/** A slice of a ring, a little narrower than its angles. */
export function slice(inner: number, outer: number, from: number, to: number, pad = 0): string {
  const skew = (radius: number): number => ((pad / radius) * 180) / Math.PI;
  const [a, b] = [at(outer, from + skew(outer)), at(outer, to - skew(outer))];
  const [c, d] = [at(inner, to - skew(inner)), at(inner, from + skew(inner))];
  const wide = to - from > 180 ? 1 : 0;
  const text = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return `M${text(a)}A${outer} ${outer} 0 ${wide} 1 ${text(b)}L${text(c)}A${inner} ${inner} 0 ${wide} 0 ${text(d)}Z`;
}

export function spacePath(near: boolean, space: number): string {
  const middle = spaceAngle(near, space);
  return slice(STAND_INNER, STAND_OUTER, middle - SPACE / 2, middle + SPACE / 2, 1.6);
}

/** From one space to the next, between their pieces: the cloth of banners that hang together. */
export function linkPath(near: boolean, space: number): string {
  const [from, to] = [spaceAngle(near, space) + 4.5, spaceAngle(near, space + 1) - 4.5];
  const [a, b] = [at(SEAT_ROW, from), at(SEAT_ROW, to)];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${SEAT_ROW} ${SEAT_ROW} 0 0 1 ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}

/** A side of the rondel: from its edge to the touchline. */
export function sidePath(side: number): string {
  const [from, to] = [side * SIDE - SIDE / 2 + 0.8, side * SIDE + SIDE / 2 - 0.8];
  const outer = PITCH - 3;
  const [a, b, c, d] = [at(PLATE + 3, from), at(outer, from), at(outer, to), at(PLATE + 3, to)];
  const text = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return `M${text(a)}L${text(b)}A${outer} ${outer} 0 0 1 ${text(c)}L${text(d)}Z`;
}

/** A fifth of the rondel, from the middle to one of its sides. */
export function fifth(side: number): string {
  const [a, b] = [at(PLATE, (side - 0.5) * SIDE), at(PLATE, (side + 0.5) * SIDE)];
  return `M${MIDDLE} ${MIDDLE}L${a.x.toFixed(1)} ${a.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}Z`;
}
