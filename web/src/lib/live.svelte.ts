import { get, Refused, type Table } from './api';
import type { Action, Desk, GameEvent, NamedAction, Player, Result } from './desk';
import { ownSeed, randomWord, remember } from './fair';
import { actionsOf, wordsOf } from './game';
import { me } from './me.svelte';
import { namesOf } from './names';
import type { Words } from './words';

export interface Clock {
  left: number[];
  running: number[];
  since: number;
}

/** The server's `now` message: what is new, and how things stand for this viewer. */
interface Now {
  events: GameEvent[];
  event: number;
  seat: number | null;
  decision: number | null;
  asked: string;
  waiting: number[];
  invited: number[];
  actions: Record<string, number[] | number>;
  view: any;
  clock: Clock | null;
  result: Result | null;
  winners: number[];
}

export interface Said {
  id: number;
  channel: string;
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface Spoken {
  code: string;
  rule: string;
  sentence: string;
}

type Connection = 'connecting' | 'open' | 'lost' | 'gone';
type Waiting = { resolve(answer: any): void; reject(problem: Spoken): void };

const PATIENCE = [0, 500, 1000, 2000, 4000, 8000]; // milliseconds before each new try
const SILENCE = 5000; // milliseconds without an answer to a move, after which the line is dead

/** A table over its WebSocket, and the desk its board is given. It comes back by itself after a cut. */
export class LiveTable implements Desk {
  table = $state.raw<Table | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<GameEvent[]>([]);
  news = $state.raw<{ batch: number; events: GameEvent[] }>({ batch: 0, events: [] });
  chat = $state.raw<Said[]>([]);
  connection = $state<Connection>('connecting');
  refusal = $state.raw<(Spoken & { number: number }) | null>(null);
  hint = $state.raw<Action | null>(null);
  words = $state.raw<Words | null>(null);
  /** An action is on its way: the board waits for the answer. */
  sending = $state(false);
  private known = $state.raw<Action[]>([]);

  readonly still = false;
  game = $derived(this.table?.game ?? '');
  view = $derived(this.now?.view ?? null);
  seat = $derived(this.now?.seat ?? null);
  waiting = $derived(this.now?.waiting ?? []);
  asked = $derived(this.now?.asked ?? '');
  result = $derived(this.now?.result ?? null);
  winners = $derived(this.now?.winners ?? []);
  clock = $derived(this.now?.clock ?? null);
  names = $derived(namesOf(this.table?.chairs ?? [], (name) => this.words?.say(`name-${name}`) ?? ''));
  /** Who is spoken to; nobody on a device that several people share. */
  listener = $derived(this.table?.hot_seat ? null : this.seat);
  players = $derived.by<Player[]>(() => this.seated());
  actions = $derived.by<Action[]>(() => this.legal());
  long = $derived.by<Record<string, number>>(() => this.tooLong());

  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private pending: { key: string; text: string } | null = null;
  private questions: { type: string; text: string; waiting: Waiting }[] = [];
  private timer = 0;
  private silence = 0;
  private refusals = 0;

  constructor(
    readonly id: string,
    /** Which of one's own seats on a hot-seat table; null is the only one, or the spectators'. */
    private ownSeat: number | null = null,
    private watch = false,
  ) {
    addEventListener('offline', this.cut);
    addEventListener('online', this.again);
    this.connect();
  }

  // ---- the desk

  play(action: Action): void {
    if (this.sending || this.now?.decision == null) return;
    const key = randomWord();
    const message = { type: 'play', decision: this.now.decision, key, action: action.id };
    this.pending = { key, text: JSON.stringify(message) };
    this.sending = true;
    this.hint = null;
    this.refusal = null;
    this.post(this.pending.text);
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.pending?.key === key && this.again(), SILENCE);
  }

  whyNot(action: NamedAction): void {
    this.question('why', { action }).then(
      ({ refusal }) => refusal && this.refuse(refusal),
      (problem) => this.refuse(problem),
    );
  }

  async preview(action: Action): Promise<Record<string, any>> {
    return (await this.question('preview', { action: action.id })).preview;
  }

  async list(kind: string): Promise<Action[]> {
    const { ids } = await this.question('actions', { kind });
    return ids.map((id: number) => this.known[id]);
  }

  say(key: string, facts: Record<string, unknown> = {}): string {
    return this.words?.say(key, facts, this.names, this.listener) ?? '';
  }

  tell(event: GameEvent): string {
    return this.words?.event(event, this.names, this.listener) ?? '';
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
    this.post(JSON.stringify({ type: 'say', channel, text }));
  }

  async askHint(): Promise<void> {
    try {
      const answer = await this.question('hint', {});
      if (answer.decision === this.now?.decision) this.hint = this.known[answer.action];
    } catch (problem) {
      this.refuse(problem as Spoken);
    }
  }

  /** Say a refusal to the player. */
  refuse(problem: Spoken): void {
    this.refusal = { ...problem, number: ++this.refusals };
  }

  close(): void {
    this.closed = true;
    removeEventListener('offline', this.cut);
    removeEventListener('online', this.again);
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.socket?.close();
  }

  // ---- the socket

  private cut = (): void => {
    this.connection = 'lost';
  };

  /** A new line in place of one that may be dead; what was not answered is said again. */
  private again = (): void => {
    const old = this.socket;
    clearTimeout(this.timer);
    this.connection = 'lost';
    this.connect();
    old?.close();
  };

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = this.watch ? '?watch=true' : this.ownSeat === null ? '' : `?seat=${this.ownSeat}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.connection = 'open';
      socket.send(JSON.stringify({ type: 'hello', last: this.now?.event ?? 0 }));
      if (this.pending) socket.send(this.pending.text);
      for (const question of this.questions) socket.send(question.text);
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      if (event.code === 1008) {
        this.connection = 'gone';
        return;
      }
      if (!this.table) void this.lookFor();
      this.connection = this.tries ? 'lost' : 'connecting';
      const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)];
      this.timer = window.setTimeout(() => this.connect(), wait);
    };
  }

  /** A socket that never opened does not say why: perhaps there is no such table. */
  private async lookFor(): Promise<void> {
    const problem = await get(`/api/tables/${this.id}`).catch((refusal) => refusal);
    if (!(problem instanceof Refused) || problem.status !== 404) return;
    this.close();
    this.connection = 'gone';
  }

  private post(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private question(type: string, body: object): Promise<any> {
    const text = JSON.stringify({ type, ...body });
    return new Promise((resolve, reject) => {
      this.questions.push({ type, text, waiting: { resolve, reject } });
      this.post(text);
    });
  }

  private hear(message: any): void {
    const listener = this.listeners[message.type];
    if (listener) listener(message);
    else this.answer(message);
  }

  private listeners: Record<string, (message: any) => void> = {
    table: ({ table }) => this.seeTable(table),
    now: (message) => this.seeNow(message),
    chat: (message) => (this.chat = [...this.chat.filter((said) => said.id !== message.id), message]),
    played: ({ key }) => this.settled(key),
    refused: (message) => this.heardNo(message),
    pong: () => {},
    bye: () => {},
  };

  private answer(message: any): void {
    const place = this.questions.findIndex((question) => question.type === message.type);
    if (place >= 0) this.questions.splice(place, 1)[0].waiting.resolve(message);
  }

  private heardNo(message: Spoken & { key: string | null }): void {
    if (message.key !== null) {
      this.settled(message.key);
      this.refuse(message);
      return;
    }
    const question = this.questions.shift();
    if (question) question.waiting.reject(message);
    else this.refuse(message);
  }

  private settled(key: string): void {
    if (this.pending?.key === key) this.pending = null;
    this.sending = this.pending !== null;
  }

  private seeTable(table: Table): void {
    if (table.status !== this.table?.status) this.refusal = null;
    this.table = table;
    if (!this.words || this.words.language !== me.language) void this.learn(table.game);
    const mine = table.chairs.find((chair) => chair.person === me.person?.id && !chair.seeded);
    if (mine && (table.status === 'open' || table.status === 'seeding')) {
      const seed = ownSeed(this.id) || randomWord();
      remember(this.id, table.commitment, seed);
      this.post(JSON.stringify({ type: 'seed', seed }));
    }
  }

  private seeNow(now: Now): void {
    const fresh = now.events;
    this.log = now.event === fresh.length ? fresh : [...this.log, ...fresh];
    if (now.decision !== this.now?.decision) this.hint = null;
    if (fresh.length) this.news = { batch: this.news.batch + 1, events: this.now ? fresh : [] };
    this.now = now;
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
