import { hear, type GameEvent, type Listeners } from '../../lib/desk';
import type { Events, PieceName, SymbolName } from '$shapes/camisa12';
import { sideOf } from './match';

/** What a side did in its last turn, as far as it was seen. */
export interface Turn {
  side?: SymbolName;
  steps?: number;
  discarded?: PieceName;
  placed?: { piece: PieceName; space: number };
  /** Points of this turn, by side. */
  points: [number, number];
  goals?: number;
}

/** Remembers the last turn of each side and the space that each filled last. */
export class Turns {
  turns = $state.raw<(Turn | undefined)[]>([undefined, undefined]);
  filled = $state.raw<number[]>([0, 0]);
  private mover = 0;

  hear(events: GameEvent[]): void {
    for (const event of events) hear(this.listeners, event);
  }

  private change(part: (turn: Turn) => Partial<Turn>): void {
    const turn = this.turns[this.mover] ?? { points: [0, 0] as [number, number] };
    this.turns = this.turns.map((old, side) => (side === this.mover ? { ...turn, ...part(turn) } : old));
  }

  private mark(side: number, points: number): void {
    this.change(({ points: before }) => ({
      points: before.map((sum, i) => sum + (i === side ? points : 0)) as [number, number],
    }));
  }

  private listeners: Listeners<Events> = {
    moved: ({ seat, side, steps }) => {
      this.mover = seat;
      this.turns = this.turns.map((old, i) => (i === seat ? { side, steps, points: [0, 0] } : old));
    },
    discarded: ({ piece }) => this.change(() => ({ discarded: piece })),
    placed: ({ seat, piece, space, points }) => {
      const side = sideOf(seat);
      this.filled = this.filled.map((old, i) => (i === side ? space : old));
      if (side === this.mover) this.change(() => ({ placed: { piece, space } }));
      this.mark(side, points);
    },
    power: ({ seat, points }) => this.mark(seat, points),
    price: ({ seat, points }) => this.mark(seat, points),
    'wrong-symbol': ({ other_seat, points }) => this.mark(sideOf(other_seat), points),
    cycled: ({ points }) => this.mark(1, points),
  };
}
