import type { Force, Held } from '$shapes/teg';

/** Who stands in a country: one force, or two in a condominium. */
export function forces(held: Held): Force[] {
  if (held.occupants) return held.occupants;
  return [{ seat: held.owner ?? 0, armies: held.armies ?? 0, missiles: held.missiles }];
}

/** The armies of a seat in a country. */
export function armiesOf(held: Held | undefined, seat: number | null): number {
  return held ? (forces(held).find((force) => force.seat === seat)?.armies ?? 0) : 0;
}
