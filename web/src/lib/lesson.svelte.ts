import { post, Refused, type Moment } from './api';
import type { Action, Desk, GameEvent, NamedAction, Player } from './desk';
import { actionsOf, type Face } from './game';
import { Scenes } from './scenes.svelte';
import { Voice } from './voice';
import type { Words } from './words';

/** A desk where the engine plays a script and the learner makes the moves. Nothing is kept on the server. */
export class LessonDesk extends Voice implements Desk {
  readonly still = false;
  readonly long = {};
  moment = $state.raw<Moment | null>(null);
  news = $state.raw<{ batch: number; events: GameEvent[] }>({ batch: 0, events: [] });
  refusal = $state('');
  /** What happened is shown one thing after the other, as at a table. */
  readonly scenes = new Scenes();
  private played = $state.raw<number[]>([]);
  private known = $state.raw<Action[]>([]);
  private busy = false;

  view = $derived(this.moment?.view ?? null);
  seat = $derived(this.moment?.seat ?? null);
  protected listener = $derived(this.seat);
  asked = $derived(this.moment?.asked ?? '');
  waiting = $derived(this.moment?.waiting ?? []);
  result = $derived(this.moment?.result ?? null);
  winners = $derived(this.moment?.winners ?? []);
  actions = $derived.by<Action[]>(() => this.wanted());
  hint = $derived(this.actions.length === 1 ? this.actions[0] : null);

  constructor(
    readonly game: string,
    readonly players: Player[],
    words: Words,
    face: Face,
  ) {
    super(words);
    this.scenes.direction = face.direction ?? (() => 0);
    this.scenes.secret = face.secret ?? (() => 0);
    void this.begin();
  }

  async begin(): Promise<void> {
    this.known = await actionsOf(this.game);
    await this.ask([]);
  }

  /** One step back: the last move of the learner is unmade. */
  async back(): Promise<void> {
    await this.ask(this.played.slice(0, -1));
  }

  /** Something is still being shown: the teacher waits for it. */
  readonly showing = $derived(this.scenes.view !== this.view);

  /** The last thing that was shown, in words. */
  said(): string {
    return this.scenes.told ? this.tell(this.scenes.told) : '';
  }

  canGoBack(): boolean {
    return this.played.length > 0;
  }

  play(action: Action): void {
    void this.ask([...this.played, action.id]);
  }

  whyNot(_action: NamedAction): void {
    this.refusal = this.words.say(this.moment?.lesson.key ?? '');
  }

  async preview(): Promise<Record<string, any>> {
    return {};
  }

  async list(): Promise<Action[]> {
    return [];
  }

  /** What the learner may do: what the lesson wants, so that only that glows. */
  private wanted(): Action[] {
    const { moment } = this;
    if (!moment || moment.lesson.over || !this.known.length) return [];
    const legal = Object.values(moment.actions).flatMap((ids) => (typeof ids === 'number' ? [] : ids));
    const want = moment.lesson.want.length ? moment.lesson.want : legal;
    return want.map((id) => this.known[id]);
  }

  private async ask(played: number[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = '';
    try {
      const moment = await post<Moment>(`/api/games/${this.game}/lesson`, { played });
      const onward = played.length > this.played.length;
      this.played = played;
      this.scenes.seat = moment.seat;
      this.news = { batch: this.news.batch + 1, events: moment.events };
      this.moment = moment;
      if (onward) this.scenes.hear([...moment.events], moment.view);
      else this.scenes.begin([], moment.view);
    } catch (problem) {
      this.refusal = problem instanceof Refused ? problem.sentence : String(problem);
    }
    this.busy = false;
  }
}
