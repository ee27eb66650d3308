import { hear, type GameEvent, type Listeners } from '../../lib/desk';
import type { Events, View } from '$shapes/tacocat';

/** What lies face to face in the middle of the table. */
export interface Scene {
  /** Rises with every scene: cards of another one are others. */
  number: number;
  kind: 'duel' | 'clash' | 'last';
  /** The cards of each seat. */
  cards: [number[], number[]];
  /** Who won it, once that is known. */
  winner: number | null;
  /** In a clash: who attacks, with how many cards, and whether each answer won. */
  attacker?: number;
  won?: boolean[];
}

/** How long each event stays before the next one is shown, in milliseconds. */
const HOLD: Record<string, number> = {
  'duel-won': 1300,
  'duel-tied': 1300,
  attacked: 450,
  'answer-won': 700,
  'answer-lost': 700,
  'last-cards': 900,
  'round-won': 700,
  'round-tie-won': 900,
  replayed: 1200,
};

/**
 * The table a moment later than the match: several things may happen in one message, and people want to see
 * each. The hand is never late; who plays on skips the rest.
 */
export class Stage {
  scene = $state.raw<Scene | null>(null);
  /** The event that is being shown, for the caption. */
  event = $state.raw<GameEvent | null>(null);
  /** Where the figurine is drawn, and which tiles are drawn covered. */
  tile = $state(0);
  covered = $state.raw<boolean[]>([]);

  private queue: GameEvent[] = [];
  private timer = 0;
  private view: View;

  constructor(view: View) {
    this.view = view;
    this.arrive();
  }

  /** A new position, and the events that led to it. */
  see(view: View, events: GameEvent[], atOnce: boolean): void {
    this.view = view;
    if (this.queue.length > 8) this.skip();
    this.queue.push(...events.filter((event) => event.kind in SHOW || event.kind in HOLD));
    if (atOnce) this.skip();
    else if (!this.timer) this.next();
  }

  /** Show the end of what happened, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const events = this.queue.splice(0);
    for (const event of events) this.show(event);
    this.arrive(events.length > 0);
  }

  /** Somebody else keeps the time: this was just shown; once nothing more is `coming`, the table is as the match is. */
  follow(view: View, events: readonly GameEvent[], coming: boolean): void {
    this.view = view;
    const told = events.filter((event) => event.kind in SHOW || event.kind in HOLD);
    for (const event of told) this.show(event);
    if (!coming) this.arrive(told.length > 0);
  }

  /** The figurine sets out for where it stands now. */
  walk(view: View): void {
    this.tile = view.tile;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    this.timer = 0;
    const event = this.queue.shift();
    if (!event) return this.arrive();
    this.show(event);
    this.timer = window.setTimeout(() => this.next(), HOLD[event.kind] ?? 0);
  }

  private show(event: GameEvent): void {
    if (event.kind in HOLD) this.event = event;
    hear(SHOW, event, this);
  }

  /** Nothing more to show: the table is as the match is, and what is over is taken away. */
  private arrive(justShown = false): void {
    const { view } = this;
    this.tile = view.tile;
    this.covered = view.tiles.map((tile) => tile.covered);
    const over = view.phase === 'duel' || view.phase === 'swap';
    if ((over && !justShown) || (view.attack && !this.shows(view))) this.scene = this.event = null;
  }

  /** Does the clash on the table tell the one in the view? */
  private shows({ attack }: View): boolean {
    const { scene } = this;
    return (
      scene?.kind === 'clash' &&
      scene.attacker === attack!.seat &&
      scene.cards[attack!.seat].length === attack!.count &&
      scene.cards[attack!.seat][0] === attack!.card &&
      scene.won!.length === attack!.count - attack!.left
    );
  }
}

/** Two seats' lists, from one seat's and the other's. */
function bySeat<T>(seat: number, own: T, other: T): [T, T] {
  return seat === 0 ? [own, other] : [other, own];
}

function answer(stage: Stage, { seat, card, attack }: Events['answer-won'], wins: boolean): void {
  const { scene } = stage;
  const known =
    scene?.kind === 'clash' && scene.attacker !== seat && scene.won!.length < scene.cards[1 - seat].length;
  const clash: Scene = known ? scene : { ...empty(), attacker: 1 - seat, cards: bySeat(seat, [], [attack]) };
  const cards = bySeat(seat, [...clash.cards[seat], card], clash.cards[1 - seat]);
  stage.scene = { ...clash, cards, won: [...clash.won!, wins] };
}

let scenes = 0;

const empty = (): Scene => ({ number: ++scenes, kind: 'clash', cards: [[], []], winner: null, won: [] });
const pair = (kind: Scene['kind'], cards: Scene['cards'], winner: number | null): Scene => ({
  number: ++scenes,
  kind,
  cards,
  winner,
});

const SHOW: Listeners<Events, [Stage]> = {
  'duel-won': ({ seat, card, other }, stage) =>
    (stage.scene = pair('duel', bySeat(seat, [card], [other]), seat)),
  'duel-tied': ({ card }, stage) => (stage.scene = pair('duel', [[card], [card]], null)),
  attacked: ({ seat, card, count }, stage) =>
    (stage.scene = { ...empty(), attacker: seat, cards: bySeat(seat, Array<number>(count).fill(card), []) }),
  'answer-won': (facts, stage) => answer(stage, facts, true),
  'answer-lost': (facts, stage) => answer(stage, facts, false),
  leads: ({ seat }, stage) =>
    stage.scene?.kind === 'clash' && (stage.scene = { ...stage.scene, winner: seat }),
  'last-cards': ({ card, other }, stage) => (stage.scene = pair('last', [[card], [other]], null)),
  'round-won': ({ seat }, stage) => stage.scene && (stage.scene = { ...stage.scene, winner: seat }),
  'round-tie-won': ({ seat }, stage) => stage.scene && (stage.scene = { ...stage.scene, winner: seat }),
};
