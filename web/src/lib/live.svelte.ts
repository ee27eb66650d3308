import { get, Refused, type Now, type Said, type Spoken, type Table } from './api';
import type { Action, Desk, GameEvent, NamedAction, Player } from './desk';
import { ownSeed, randomWord, remember, rememberHead } from './fair';
import { actionsOf, wordsOf } from './game';
import { Line, type Connection, type Told } from './line';
import { me } from './me.svelte';
import { namesOf, shortNames } from './names';
import { Scenes } from './scenes.svelte';
import type { Words } from './words';

/** A table over its line, and the desk its board is given. */
export class LiveTable implements Desk {
  table = $state.raw<Table | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<GameEvent[]>([]);
  news = $state.raw<{ batch: number; events: GameEvent[] }>({ batch: 0, events: [] });
  chat = $state.raw<Said[]>([]);
  connection = $state<Connection>('connecting');
  refusal = $state.raw<(Spoken & { number: number }) | null>(null);
  hint = $state.raw<Action | null>(null);
  reason = $state(''); // why the bot would do it
  words = $state.raw<Words | null>(null);
  /** An action is on its way: the board waits for the answer. */
  sending = $state(false);
  prompt = $state('');
  private known = $state.raw<Action[]>([]);
  readonly scenes = new Scenes();

  readonly still = false;
  game = $derived(this.table?.game ?? '');
  view = $derived(this.now?.view ?? null);
  seat = $derived(this.now?.seat ?? null);
  waiting = $derived(this.now?.waiting ?? []);
  asked = $derived(this.now?.asked ?? '');
  result = $derived(this.now?.result ?? null);
  winners = $derived(this.now?.winners ?? []);
  clock = $derived(this.now?.clock ?? null);
  /** With the levels of bots, where one looks who they are; and as they are called in every sentence. */
  fullNames = $derived(namesOf(this.table?.chairs ?? [], (name) => this.words?.say(`name-${name}`) ?? ''));
  names = $derived(shortNames(this.fullNames));
  /** Who is spoken to; nobody on a device that several people share. */
  listener = $derived(this.table?.hot_seat ? null : this.seat);
  players = $derived.by<Player[]>(() => this.seated());
  actions = $derived.by<Action[]>(() => this.legal());
  long = $derived.by<Record<string, number>>(() => this.tooLong());

  private line: Line;
  private refusals = 0;

  constructor(
    readonly id: string,
    /** Which of one's own seats on a hot-seat table; null is the only one, or the spectators'. */
    ownSeat: number | null = null,
    watch = false,
  ) {
    const query = watch ? '?watch=true' : ownSeat === null ? '' : `?seat=${ownSeat}`;
    this.line = new Line(`/api/tables/${id}/live${query}`, {
      last: () => this.now?.event ?? 0,
      hear: (told) => this.hear(told),
      refuse: (problem) => this.refuse(problem),
      changed: (connection) => (this.connection = connection),
      unopened: () => void this.lookFor(),
    });
  }

  // ---- the desk

  play(action: Action): void {
    if (this.sending || this.now?.decision == null) return;
    this.sending = true;
    this.hint = null;
    this.refusal = null;
    this.line
      .ask('play', { decision: this.now.decision, action: action.id })
      .catch((problem) => this.refuse(problem))
      .finally(() => (this.sending = false));
  }

  whyNot(action: NamedAction): void {
    this.line.ask('why', { action }).then(
      ({ refusal }) => refusal && this.refuse(refusal),
      (problem) => this.refuse(problem),
    );
  }

  async preview(action: Action): Promise<Record<string, any>> {
    return (await this.line.ask('preview', { action: action.id })).preview;
  }

  async list(kind: string): Promise<Action[]> {
    const { ids } = await this.line.ask('actions', { kind });
    return ids.map((id) => this.known[id]);
  }

  has(key: string): boolean {
    return this.words?.has(key) ?? false;
  }

  say(key: string, facts: Record<string, unknown> = {}): string {
    return this.words?.say(key, facts, this.names, this.listener) ?? '';
  }

  tell(event: GameEvent): string {
    return this.words?.event(event, this.names, this.listener) ?? '';
  }

  /** An action of this game by its number. */
  actionOf(id: number): Action {
    return this.known[id];
  }

  label(action: Action): string {
    return this.words?.action(action, this.names, this.listener) ?? '';
  }

  /** How the match ended, in a sentence. */
  outcome(): string {
    if (!this.result || !this.words) return '';
    return this.words.result(this.result, this.winners, this.names, this.listener);
  }

  // ---- around the board

  talk(text: string, channel: string): void {
    this.line.say({ type: 'say', channel, text });
  }

  async askHint(): Promise<void> {
    try {
      const { decision, action, why } = await this.line.ask('hint', {});
      if (decision !== this.now?.decision || action === null) return;
      this.hint = this.known[action];
      this.reason = this.words?.why(why, this.known, this.names, this.listener) ?? '';
    } catch (problem) {
      this.refuse(problem as Spoken);
    }
  }

  /** Say a refusal to the player. */
  refuse(problem: Spoken): void {
    this.refusal = { ...problem, number: ++this.refusals };
  }

  close(): void {
    this.line.close();
  }

  // ---- what the table tells

  /** A socket that never opened: perhaps there is no such table. */
  private async lookFor(): Promise<void> {
    const problem = await get(`/api/tables/${this.id}`).catch((refusal) => refusal);
    if (!(problem instanceof Refused) || problem.status !== 404) return;
    this.close();
    this.connection = 'gone';
  }

  private hear(told: Told): void {
    if (told.type === 'table') this.seeTable(told.table);
    else if (told.type === 'now') this.seeNow(told);
    else if (told.type === 'chat') this.chat = [...this.chat.filter((said) => said.id !== told.id), told];
    else if (told.reason === 'reload') location.reload(); // an author saved the game: look again
  }

  private seeTable(table: Table): void {
    if (table.status !== this.table?.status) this.refusal = null;
    this.table = table;
    rememberHead(this.id, table.head_hash);
    if (!this.words || this.words.language !== me.language) void this.learn(table.game);
    const mine = table.chairs.find((chair) => chair.person === me.person?.id && !chair.seeded);
    if (mine && (table.status === 'open' || table.status === 'seeding')) {
      const seed = ownSeed(this.id) || randomWord();
      remember(this.id, table.commitment, seed);
      this.line.say({ type: 'seed', seed });
    }
  }

  private seeNow(now: Now): void {
    const fresh = now.events;
    this.log = now.event === fresh.length ? fresh : [...this.log, ...fresh];
    if (now.decision !== this.now?.decision) this.hint = null;
    if (fresh.length) this.news = { batch: this.news.batch + 1, events: this.now ? fresh : [] };
    const anew = !this.now || (now.event === fresh.length && this.now.event > 0);
    this.now = now;
    this.scenes.seat = now.seat;
    if (anew) this.scenes.begin(this.log, now.view);
    else this.scenes.hear([...fresh], now.view); // the scenes take theirs away one by one
    if (now.seat === null || now.waiting.includes(now.seat) || now.result) this.scenes.wake();
  }

  /** The game's actions and sentences, in the person's language. */
  async learn(game: string): Promise<void> {
    const [known, words] = await Promise.all([actionsOf(game), wordsOf(game, me.language)]);
    this.known = known;
    this.words = words;
  }

  // ---- what follows from it

  private seated(): Player[] {
    const sides = this.table?.sides ?? [];
    return (this.table?.chairs ?? []).map((chair) => ({
      seat: chair.seat,
      name: this.names[chair.seat],
      bot: chair.kind === 'bot' || chair.away,
      side: Math.max(
        0,
        sides.findIndex((side) => (side as number[]).includes(chair.seat)),
      ),
    }));
  }

  private legal(): Action[] {
    if (!this.now || !this.known.length || this.table?.status === 'paused') return [];
    return Object.values(this.now.actions).flatMap((ids) =>
      typeof ids === 'number' ? [] : ids.map((id) => this.known[id]),
    );
  }

  private tooLong(): Record<string, number> {
    const groups = Object.entries(this.now?.actions ?? {});
    return Object.fromEntries(groups.filter(([, ids]) => typeof ids === 'number')) as Record<string, number>;
  }
}
