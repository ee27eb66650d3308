import drawn from './world.json';

/** The drawn map: 1600 × 1000 units. Countries are polygons that touch where there is a land border. */
export const WIDTH = 1600;
export const HEIGHT = 1000;

export interface Shape {
  continent: string;
  path: string;
  /** The roomiest point, and how much room there is around it. */
  badge: [number, number];
  r: number;
  /** The symbol of its card. */
  card: string;
  island: boolean;
}

export interface Bridge {
  from: string;
  to: string;
  path: string;
  /** A bridge that leaves the map at an edge says where it leads. */
  label?: [number, number];
  anchor?: string;
}

/** A continent: what it gives a turn, and what its card is worth in an exchange. */
export interface Continent {
  label: [number, number];
  size: number;
  lines: number;
  card: string[];
  bonus: number;
}

interface World {
  countries: Record<string, Shape>;
  bridges: Bridge[];
  continents: Record<string, Continent>;
  islets: string[];
}

export const WORLD = drawn as unknown as World;
export const COUNTRIES = Object.keys(WORLD.countries);

/** Where a country's counter stands. */
export function place(country: string): [number, number] {
  return WORLD.countries[country].badge;
}

/** The country whose counter is nearest to a point, among some, and how far away it is. */
export function nearest(
  x: number,
  y: number,
  among: Iterable<string>,
): { country: string; far: number } | null {
  let best: { country: string; far: number } | null = null;
  for (const country of among) {
    const [cx, cy] = place(country);
    const far = Math.hypot(cx - x, cy - y);
    if (!best || far < best.far) best = { country, far };
  }
  return best;
}

/** The next country in a direction, for the arrow keys; straight ahead counts more than near. */
export function towards(country: string, dx: number, dy: number): string {
  const [x, y] = place(country);
  let best = country;
  let least = Infinity;
  for (const other of COUNTRIES) {
    const [ox, oy] = place(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (other !== country && ahead > 5 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = other;
    }
  }
  return best;
}

const touching = new Map<string, Set<string>>();

/** The countries that touch a country or are bridged to it, as they are drawn. */
export function neighbours(country: string): Set<string> {
  if (!touching.size) join();
  return touching.get(country)!;
}

function join(): void {
  const sides = new Map<string, string>();
  const meet = (one: string, other: string): void => {
    touching.get(one)!.add(other);
    touching.get(other)!.add(one);
  };
  for (const country of COUNTRIES) touching.set(country, new Set());
  for (const country of COUNTRIES) {
    const corners = WORLD.countries[country].path.slice(1, -1).split('L');
    corners.forEach((corner, at) => {
      const side = [corner, corners[(at + 1) % corners.length]].sort().join();
      const other = sides.get(side);
      if (other) meet(country, other);
      sides.set(side, country);
    });
  }
  for (const bridge of WORLD.bridges) meet(bridge.from, bridge.to);
}
