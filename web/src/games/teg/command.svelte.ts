import type { Action, Desk, NamedAction } from '../../lib/desk';
import type { View } from '$shapes/teg';
import { armiesOf, forces } from './forces';
import { neighbours } from './world';

/** What armies of a country can be told to do, and the kinds of action that do it. */
export const MODES = {
  attack: ['attack', 'attack-occupant', 'attack-inside'],
  missile: ['launch', 'launch-at'],
  regroup: ['regroup', 'regroup-all', 'regroup-missile'],
};
export type Mode = keyof typeof MODES;
/** What is done once for each army. */
const REPEATED = ['place', 'regroup'];

/** What tapping a country does: it plays an action, or it chooses something on the way to one. */
export interface Offer {
  action?: Action;
  pick?: string;
  tap(): void;
}

/** The player's gestures: what is chosen, and which actions that leads to. It offers only what the desk offers. */
export class Command {
  /** Which panel is open. */
  panel = $state('');
  /** How many armies a tap places or moves; null is all that may go. */
  amount = $state<number | null>(1);
  /** A dialog lets the player choose a country on the map. */
  choosing = $state.raw<Map<string, () => void> | null>(null);
  /** Continents that a dialog lets the player choose by their names on the map. */
  continents = $state.raw(new Map<string, () => void>());
  /** Countries that a panel points at. */
  marked = $state.raw<string[]>([]);
  /** Attacks that the recap points at. */
  arrows = $state.raw<{ seat: number; source: string; target: string; won: boolean }[]>([]);
  /** How often the player has done something. */
  acted = $state(0);
  /** A sentence about what was tapped. */
  notice = $state('');
  private wish = $state<Mode>('attack');
  private from = $state<string | null>(null);
  private to = $state<string | null>(null);
  private fetched = $state.raw<Record<string, Action[]>>({});

  constructor(private desk: () => Desk<View>) {}

  /** Fetch the lists of orders that were too long to be sent. */
  fetchLong(): void {
    const { long } = this.desk();
    this.fetched = {};
    for (const kind of Object.values(MODES).flat()) {
      if (long[kind])
        void this.desk()
          .list(kind)
          .then(
            (list) => (this.fetched = { ...this.fetched, [kind]: list }),
            () => {},
          );
    }
  }

  private kinds = $derived.by(() => {
    const kinds: Record<string, Action[]> = { ...this.fetched };
    for (const action of this.desk().actions) (kinds[action.do] ??= []).push(action);
    return kinds;
  });

  of(kind: string): Action[] {
    return this.kinds[kind] ?? [];
  }

  one(kind: string): Action | undefined {
    return this.kinds[kind]?.[0];
  }

  /** The orders that can be given now. */
  modes = $derived(
    (Object.keys(MODES) as Mode[]).filter((mode) => MODES[mode].some((kind) => this.of(kind).length)),
  );
  mode = $derived<Mode | null>(this.modes.includes(this.wish) ? this.wish : (this.modes[0] ?? null));
  placing = $derived(this.of('place').length + this.of('place-all').length > 0);
  /** How many may walk into the country that fell, from few to many: tapping it sends the most. */
  advances = $derived.by(() => {
    if (!this.desk().view.turn?.advance) return [];
    return [...this.of('advance')].sort((one, other) => one.armies - other.armies);
  });
  private orders = $derived(this.mode ? MODES[this.mode].flatMap((kind) => this.of(kind)) : []);
  sources = $derived(new Set(this.orders.map(sourceOf)));
  source = $derived(this.from !== null && this.sources.has(this.from) ? this.from : null);
  /** What the chosen country can do, by target. */
  targets = $derived.by(() => {
    const targets = new Map<string, Action[]>();
    for (const order of this.orders) {
      if (sourceOf(order) !== this.source) continue;
      const target = targetOf(order);
      targets.set(target, [...(targets.get(target) ?? []), order]);
    }
    return targets;
  });
  target = $derived(this.to !== null && this.targets.has(this.to) ? this.to : null);

  choose(mode: Mode): void {
    this.wish = mode;
    this.pick(null);
  }

  pick(source: string | null): void {
    this.from = source;
    this.to = null;
  }

  aim(target: string): void {
    this.to = target;
  }

  /** What else ends when the player does something. */
  before = (): void => {};
  /** How the same is done several times. */
  several = (action: Action, _times: number): void => this.desk().play(action);

  play(action: Action): void {
    this.before();
    this.acted++;
    this.notice = '';
    if (REPEATED.includes(action.do) && (this.amount ?? 1) > 1) this.several(action, this.amount!);
    else this.desk().play(action);
  }

  /** What tapping each country does. */
  offers = $derived.by(() => {
    const offers = new Map<string, Offer>();
    const offer = (country: string, action: Action): void =>
      void offers.set(country, { action, tap: () => this.play(action) });
    if (this.choosing) {
      for (const [country, choose] of this.choosing)
        offers.set(country, { pick: `choose-${country}`, tap: choose });
      return offers;
    }
    if (!this.placing) this.offerOrders(offers, offer);
    for (const action of this.of('place-all')) offer(action.country, action);
    for (const action of this.of('place')) offer(action.country, this.largest('place-all', action));
    for (const action of this.of('bonus')) offer(action.country, action);
    for (const action of this.advances.slice(-1)) offer(this.desk().view.turn.advance!.target, action);
    for (const action of this.of('carry-out')) offer(action.target, action);
    return offers;
  });

  private offerOrders(offers: Map<string, Offer>, offer: (country: string, action: Action) => void): void {
    const moving = this.mode === 'regroup' && this.source !== null;
    for (const country of moving ? [this.source!] : this.sources) {
      const tap = (): void => this.pick(country === this.source ? null : country);
      offers.set(country, { pick: `source-${country}`, tap });
    }
    for (const [target, orders] of this.targets) {
      if (this.mode === 'regroup') offer(target, this.largest('regroup-all', orders[0]));
      else if (orders.length === 1) offer(target, orders[0]);
      else offers.set(target, { pick: `target-${target}`, tap: () => this.aim(target) });
    }
  }

  /** The same with all that may go, if the player wants that and there is such an action. */
  private largest(kind: string, action: Action): Action {
    const same = (other: Action): boolean =>
      other.country === action.country && other.source === action.source && other.target === action.target;
    return (this.amount === null && this.of(kind).find(same)) || action;
  }

  /** The action to ask the engine about when a country that offers nothing is tapped; null if none is near. */
  doubt(country: string): NamedAction | null {
    const { view, seat } = this.desk();
    const mine = (name: string): boolean => armiesOf(view.countries[name], seat) > 0;
    if (this.placing) return { do: 'place', country };
    if (!this.mode) return { do: 'done' };
    let [source, target] = [this.source, country];
    if (source === null) {
      const near = [...neighbours(country)];
      if (mine(country)) [source, target] = [country, near.find((name) => !mine(name)) ?? near[0]];
      else source = near.find(mine) ?? null;
    }
    if (source === null || !(neighbours(source).has(target) || this.mode === 'missile')) return null;
    return this.order(this.mode, source, target);
  }

  /** An order of this kind, by its name and fields. */
  private order(mode: Mode, source: string, target: string): NamedAction {
    const { view, seat } = this.desk();
    const [plain, named] = MODES[mode];
    const occupants = forces(view.countries[target]);
    if (occupants.length < 2 || mode === 'regroup') return { do: plain, source, target };
    return { do: named, source, target, other_seat: occupants.find((force) => force.seat !== seat)!.seat };
  }

  /** No attack can be made although it is the time for it: the one to ask the engine about, from the strongest border. */
  barred = $derived.by((): NamedAction | null => {
    const { view, seat, waiting } = this.desk();
    if (seat === null || !waiting.includes(seat) || view.phase !== 'attack' || this.modes.includes('attack'))
      return null;
    const strength = (name: string): number => armiesOf(view.countries[name], seat);
    const own = Object.keys(view.countries)
      .filter(strength)
      .sort((one, other) => strength(other) - strength(one));
    for (const source of own) {
      const target = [...neighbours(source)].find((name) => !strength(name));
      if (target) return this.order('attack', source, target);
    }
    return null;
  });
}

/** Where an order leads from; an attack inside a condominium stays where it is. */
export function sourceOf(order: Action): string {
  return order.source ?? order.country;
}

export function targetOf(order: Action): string {
  return order.target ?? order.country;
}
