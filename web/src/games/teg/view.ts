/** What a seat of T.E.G. sees, as `view` of the engine writes it. */
export interface View {
  seat: number | null;
  round: number;
  round_limit: number;
  phase: string;
  waiting: number[];
  turn: Turn;
  /** The living seats in the order of this round. */
  order: number[];
  situation: { kind: string | null; seat: number | null; no_card: number[] };
  dice: number[];
  countries: Record<string, Held>;
  players: Side[];
  deck: number;
  used_cards: string[];
  bonus_taken: string[];
  laid: string[];
  pacts: Pact[];
  proposals: Proposal[];
  winner: number | null;
  reason: string;
  hand?: { card: string; drawn: number; bonus: boolean }[];
  objectives?: Objective[];
  all_objectives?: Objective[][];
  /** Only in a picture of the rules: the panel that is open. */
  panel?: string;
}

export interface Turn {
  seat: number;
  to_place: { free: number; continents: Record<string, number> };
  conquests: number;
  card_due: boolean;
  advance: { seat: number; source: string; target: string; least: number; most: number } | null;
  joint: {
    kind: string;
    seat: number;
    ally: number;
    source: string;
    ally_source: string;
    target: string;
  } | null;
}

/** A country: one owner, or two occupants of a condominium. No missiles are not mentioned. */
export interface Held {
  owner: number | null;
  armies?: number;
  missiles?: number;
  blockaded_by?: number;
  occupants?: Force[];
}

export interface Force {
  seat: number;
  armies: number;
  missiles?: number;
}

/** A player; what is not so, or of which there is nothing, is not mentioned. */
export interface Side {
  seat: number;
  colour: string;
  alive: boolean;
  eliminated_by?: number;
  countries: number;
  armies: number;
  missiles: number;
  cards: number;
  known_cards?: { card: string }[];
  exchanges: number;
  next_exchange: number;
  continents?: string[];
  continent_cards?: string[];
}

/** A promise in force. It binds both, or only who has announced its end, unless it says whom. */
export interface Pact {
  kind: string;
  seats: number[];
  bound?: number[];
  announced?: number;
  last_turn?: boolean;
  [fact: string]: any;
}

export interface Proposal {
  kind: string;
  seat: number;
  other_seat: number;
  proposal: number;
  [fact: string]: any;
}

export interface Objective {
  objective: string;
  met: boolean;
  lost?: boolean;
  target_seat?: number;
  target_countries?: number;
  countries?: { have: number; need: number };
  continents?: { continent: string; have: number; need: number }[];
  islands?: { have: number; need: number; continents: number };
}

/** Who stands in a country: one force, or two in a condominium. */
export function forces(held: Held): Force[] {
  if (held.occupants) return held.occupants;
  return [{ seat: held.owner ?? 0, armies: held.armies ?? 0, missiles: held.missiles }];
}

/** The armies of a seat in a country. */
export function armiesOf(held: Held | undefined, seat: number | null): number {
  return held ? (forces(held).find((force) => force.seat === seat)?.armies ?? 0) : 0;
}
