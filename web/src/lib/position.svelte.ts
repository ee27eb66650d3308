import type { Position } from './api';
import type { Action, Desk, GameEvent, NamedAction, Player } from './desk';
import { Voice } from './voice';
import type { Words } from './words';

/** A desk with one decision: a position of a finished match, or a puzzle. What is played goes to whoever asked. */
export class PositionDesk extends Voice implements Desk {
  readonly still = false;
  readonly long = {};
  readonly view: any;
  readonly seat: number | null;
  readonly asked: string;
  readonly waiting: number[];
  readonly actions: Action[];
  readonly result = null;
  readonly winners: number[] = [];
  readonly news: { batch: number; events: GameEvent[] } = { batch: 0, events: [] };
  hint = $state.raw<Action | null>(null);
  sending = $state(false);
  refusal = $state('');
  protected readonly listener: number | null;

  constructor(
    readonly game: string,
    now: Position,
    readonly players: Player[],
    private known: Action[],
    words: Words,
    private answer: (action: Action) => Promise<void>,
    listener: number | null = now.seat ?? null,
  ) {
    super(words);
    this.listener = listener;
    this.view = now.view;
    this.seat = now.seat ?? null;
    this.asked = now.asked;
    this.waiting = now.waiting as number[];
    const ids = Object.values(now.actions).flatMap((group) => (typeof group === 'number' ? [] : group));
    this.actions = (ids as number[]).map((id) => known[id]);
  }

  play(action: Action): void {
    if (this.sending) return;
    this.sending = true;
    this.refusal = '';
    this.answer(action)
      .catch((problem: Error) => (this.refusal = problem.message))
      .finally(() => (this.sending = false));
  }

  /** Let an action stand out. */
  point(id: number): void {
    this.hint = this.known[id] ?? null;
  }

  whyNot(_action: NamedAction): void {
    this.refusal = this.words.say('refusal-not-allowed');
  }
  async preview(): Promise<Record<string, any>> {
    return {};
  }
  async list(kind: string): Promise<Action[]> {
    return this.actions.filter((action) => action.do === kind);
  }
}
