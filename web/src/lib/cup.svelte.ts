import type { Championship } from './api';

const AGAIN = 2000; // milliseconds before a new try

/** A championship that is told of its news over a WebSocket. */
export class CupWatch {
  cup = $state.raw<Championship | null>(null);
  gone = $state(false);
  private socket: WebSocket | null = null;
  private closed = false;

  constructor(private id: string) {
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new WebSocket(`${scheme}://${location.host}/api/championships/${this.id}/live`);
    this.socket.onmessage = (message) => {
      const frame = JSON.parse(message.data);
      if (frame.type === 'championship') this.cup = frame.championship;
    };
    this.socket.onclose = (event) => {
      if (event.code === 1008 || (event.code === 1006 && !this.cup)) this.gone = true;
      else if (!this.closed) setTimeout(() => this.closed || this.connect(), AGAIN);
    };
  }
}
