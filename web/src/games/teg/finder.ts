import type { Action } from '../../lib/desk';

/** What somebody has pointed at: countries, a continent, a person. */
export interface Pointed {
  seat: number | null;
  continent: string | null;
  countries: string[];
}

const PLACES = ['one', 'other', 'country', 'source', 'ally', 'target'];

/** The countries and continents that a proposal is about. */
export function placesOf(offer: Action): string[] {
  return [...PLACES, 'continent'].map((field) => offer[field]).filter((place) => typeof place === 'string');
}

/** Is a proposal about all of it? `partner` says to whom a proposal goes. */
export function about(offer: Action, pointed: Pointed, partner: (offer: Action) => number | null): boolean {
  const places = placesOf(offer);
  return (
    (pointed.seat === null || partner(offer) === pointed.seat) &&
    (pointed.continent === null || places.includes(pointed.continent)) &&
    pointed.countries.every((country) => places.includes(country))
  );
}
