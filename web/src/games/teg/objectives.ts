import type { Objective } from '$shapes/teg';

/** A countable part of an objective: countries of a continent, islands in so many continents, or countries. */
export interface Part {
  have: number;
  need: number;
  continent?: string;
  islands?: number;
}

/** What an objective counts; nothing if a player is to be destroyed. */
export function partsOf({ continents = [], islands, countries }: Objective): Part[] {
  return [
    ...continents,
    ...(islands ? [{ have: islands.have, need: islands.need, islands: islands.continents }] : []),
    ...(countries ? [countries] : []),
  ];
}

/** How much of it is met, from 0 to 1; null where nothing is counted. */
export function shareOf(goal: Objective): number | null {
  const parts = partsOf(goal);
  const need = parts.reduce((sum, part) => sum + part.need, 0);
  const have = parts.reduce((sum, part) => sum + Math.min(part.have, part.need), 0);
  return need ? have / need : null;
}
