import type { components } from '../../.generated/schema';
import { randomWord } from './fair';

type Schemas = components['schemas'];
export type ServerFrame = Schemas['ServerFrame'];
export type Refusal = Schemas['RefusedFrame'];

/** What a table tells by itself; everything else answers a question, and repeats its key. */
export type Told = Schemas['NowFrame'] | Schemas['TableFrame'] | Schemas['ChatFrame'] | Schemas['ByeFrame'];

/** What may be asked, and what answers it. */
interface Asked {
  play: [Schemas['Play'], Schemas['PlayedFrame']];
  preview: [Schemas['Preview'], Schemas['PreviewFrame']];
  why: [Schemas['Why'], Schemas['WhyFrame']];
  actions: [Schemas['Actions'], Schemas['ActionsFrame']];
  hint: [Schemas['Hint'], Schemas['HintFrame']];
}
type Remark = Omit<Schemas['Hello'], 'key'> | Omit<Schemas['Say'], 'key'> | Omit<Schemas['Seed'], 'key'>;
type Open = { text: string; resolve(answer: any): void; reject(problem: Refusal): void };
export type Connection = 'connecting' | 'open' | 'lost' | 'gone';

const PATIENCE = [0, 500, 1000, 2000, 4000, 8000]; // milliseconds before each new try
const SILENCE = 5000; // milliseconds without an answer to a move, after which the line is dead

/** What the line needs to know of whoever holds it. */
export interface Holder {
  /** The last event we have. */
  last(): number;
  hear(told: Told): void;
  /** A refusal that belongs to no question. */
  refuse(problem: Refusal): void;
  changed(connection: Connection): void;
  /** A socket that never opened does not say why. */
  unopened(): void;
}

/** The WebSocket of a table. It comes back by itself after a cut, and says again what was not answered. */
export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private opened = false;
  private open = new Map<string, Open>();

  constructor(
    private path: string,
    private holder: Holder,
  ) {
    addEventListener('offline', this.cut);
    addEventListener('online', this.again);
    this.connect();
  }

  /** Ask something; the answer carries the same key, and so does a refusal, which is thrown. */
  ask<Kind extends keyof Asked>(
    type: Kind,
    body: Omit<Asked[Kind][0], 'type' | 'key'>,
  ): Promise<Asked[Kind][1]> {
    const key = randomWord();
    const text = JSON.stringify({ type, key, ...body });
    return new Promise((resolve, reject) => {
      this.open.set(key, { text, resolve, reject });
      this.send(text);
      if (type === 'play') window.setTimeout(() => this.open.has(key) && this.again(), SILENCE);
    });
  }

  /** Say something that needs no answer. */
  say(remark: Remark): void {
    this.send(JSON.stringify(remark));
  }

  close(): void {
    this.closed = true;
    removeEventListener('offline', this.cut);
    removeEventListener('online', this.again);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private cut = (): void => {
    this.holder.changed('lost');
  };

  /** A new line in place of one that may be dead. */
  private again = (): void => {
    if (this.closed) return;
    const old = this.socket;
    clearTimeout(this.timer);
    this.holder.changed('lost');
    this.connect();
    old?.close();
  };

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.opened = true;
      this.holder.changed('open');
      this.say({ type: 'hello', last: this.holder.last() });
      for (const { text } of this.open.values()) socket.send(text);
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    if (code === 1008) {
      this.holder.changed('gone');
      return;
    }
    if (!this.opened) this.holder.unopened();
    this.holder.changed(this.tries ? 'lost' : 'connecting');
    this.timer = window.setTimeout(
      () => this.connect(),
      PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)],
    );
  }

  private hear(frame: ServerFrame): void {
    this.tries = 0;
    switch (frame.type) {
      case 'now':
      case 'table':
      case 'chat':
      case 'bye':
        this.holder.hear(frame);
        break;
      case 'refused':
        this.heardNo(frame);
        break;
      default: {
        const question = this.open.get(frame.key ?? '');
        this.open.delete(frame.key ?? '');
        question?.resolve(frame);
      }
    }
  }

  /** The server's own trouble passes: the same question is asked again. Any other no is the answer. */
  private heardNo(refusal: Refusal): void {
    const key = refusal.key ?? '';
    const question = this.open.get(key);
    if (question && refusal.status === 503) {
      window.setTimeout(() => this.open.has(key) && this.send(question.text), (refusal.retry ?? 1) * 1000);
      this.holder.refuse(refusal);
      return;
    }
    this.open.delete(key);
    if (question) question.reject(refusal);
    else this.holder.refuse(refusal);
  }
}
