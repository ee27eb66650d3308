import type { components } from '../../.generated/schema';
import type { Fold } from './fold';
import type { Direction, Scenes } from './scenes.svelte';
import type { Sign } from './signs';
import type { Sounds } from './sound.svelte';

/**
 * What a board is given: one viewer's side of a match.
 *
 * A board draws `view`, makes what is in `actions` glow, and says `play(action)` when it is tapped. It knows
 * no rule: what is not in `actions` is dimmed, and tapping it asks the engine `whyNot`. A live table, a
 * replay, a lesson and a picture in the rules are all desks, so a board never knows where it stands.
 */
export interface Desk<View = any> {
  readonly game: string;
  /** What this viewer may see, as the game's `view` writes it. */
  readonly view: View;
  /** Whose side it is; null for a spectator. Draw the board from this side. */
  readonly seat: number | null;
  readonly players: Player[];
  /** The question this seat is asked (`ask-<asked>`), or "". */
  readonly asked: string;
  /** The seats the match waits for. */
  readonly waiting: number[];
  /** What this seat may do now, kinds with very many excepted (see `long`). Empty on a picture or a replay. */
  readonly actions: Action[];
  /** Kinds that are too long to be sent, with how many there are; fetch them with `list`. */
  readonly long: Record<string, number>;
  /** What happened last, in order, and a number that rises with each batch: for motion. */
  readonly news: { batch: number; events: GameEvent[] };
  /** What happened, shown one thing after the other; a desk without it leaves that to the board. */
  readonly scenes?: Scenes<View>;
  /** What the bot would do, after the player asked for a hint: make it stand out. */
  readonly hint: Action | null;
  readonly result: Result | null;
  /** The seats that won, once the match is over. */
  readonly winners: number[];
  /** A picture or a replay: nothing can be played, so nothing needs to be dimmed. */
  readonly still: boolean;
  /** An action is on its way: a board that plays several in one gesture waits for its answer. */
  readonly sending?: boolean;
  /** What the line that asks says instead of the question, while a move is made in several steps; "" is the question. */
  prompt?: string;
  play(action: Action): void;
  /** Show the engine's reason why this cannot be done now; an action by its name and fields. */
  whyNot(action: NamedAction): void;
  /** What an action would do, from what this seat knows (the game's own facts). */
  preview(action: Action): Promise<Record<string, any>>;
  list(kind: string): Promise<Action[]>;
  /** Has the game's catalogue a sentence of this name? */
  has(key: string): boolean;
  /** A sentence of the game's catalogue; seats and names are spoken as the catalogue's conventions say. */
  say(key: string, facts?: Record<string, unknown>): string;
  /** What happened, in a sentence. */
  tell(event: GameEvent): string;
  /** What an action does, in words: for labels, titles and screen readers. */
  label(action: Action): string;
}

/**
 * A board that a package brings with its game: the module `board/board.js` of the game's folder. It draws into the
 * element it is given, from the desk alone, and is told whenever something of the desk has changed.
 */
export interface BoardModule {
  mount(element: HTMLElement, desk: Desk): Mounted;
  /** How players look beside the board; without it, in the colours of the house. */
  players?: PlayerLooks;
}

export interface Mounted {
  update?(desk: Desk): void;
  destroy?(): void;
}

/** How players look beside the board. */
export interface PlayerLooks {
  /** A CSS colour for a seat, as the board draws it; the view may be null before the match. */
  colour(view: any, seat: number): string;
  /** The outline or the mark of a seat's disc, so that colour is not the only sign; by the seat's number without it. */
  sign?(view: any, seat: number): Sign;
  /** A short figure beside a player's name (points, goals, cards), or "". */
  score(view: any, seat: number): string;
  /** What the board lies on: a CSS background that fills the window. */
  ground?: string;
  /** The board goes to the edges of its place: nothing is left free around it. */
  bleed?: boolean;
  /** The ground is dark in the light theme too, and so is what is written on it. */
  night?: boolean;
  /** The kinds of events that decide a match, told again at its end. */
  milestones?: readonly string[];
  /** Reasons of a result that say no more than who won: the picture of the end says how. */
  plainly?: readonly string[];
  /** How long what happens is shown; without it everything is shown at once. */
  direction?: Direction;
  /** How long a scene keeps what comes of it: cards turn over before it is told. */
  secret?: Direction;
  /** What is heard when something is shown, by kinds of events; the words many games share have sounds already. */
  sounds?: Sounds;
  /** Kinds of events that are one line of the log where they follow one another. */
  folds?: Record<string, Fold>;
}

/** A legal action: its id, its kind (`do`), its fields. */
export interface Action {
  id: number;
  do: string;
  facts?: Record<string, unknown>;
  [field: string]: any;
}

export interface NamedAction {
  do: string;
  [field: string]: unknown;
}

export interface GameEvent {
  /** Its number among all that this viewer saw. */
  n?: number;
  kind: string;
  facts: Record<string, any>;
}

/** What to do at each kind of event, given its facts (a game's `Events`, made from its shapes) and more. */
export type Listeners<Events, More extends unknown[] = []> = {
  [Kind in keyof Events]?: (facts: Events[Kind], ...more: More) => void;
};

/** Do what is to be done at this event, if anything. */
export function hear<Events, More extends unknown[]>(
  listeners: Listeners<Events, More>,
  event: GameEvent,
  ...more: More
): void {
  listeners[event.kind as keyof Events]?.(event.facts as Events[keyof Events], ...more);
}

export interface Player {
  seat: number;
  name: string;
  bot: boolean;
  /** Which side (team) the seat is on. */
  side: number;
}

export type Result = components['schemas']['Result'];

/** The first legal action of a kind with these fields, if there is one. */
export function find(desk: Desk, kind: string, fields: Record<string, unknown> = {}): Action | undefined {
  return desk.actions.find(
    (action) => action.do === kind && Object.entries(fields).every(([name, value]) => action[name] === value),
  );
}

/** All legal actions of a kind. */
export function ofKind(desk: Desk, kind: string): Action[] {
  return desk.actions.filter((action) => action.do === kind);
}
