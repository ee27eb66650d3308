import type { Action, GameEvent, Player } from './desk';
import type { Words } from './words';

/** How a desk speaks: the sentences of its game's catalogue, to whoever listens. */
export abstract class Voice {
  abstract readonly players: Player[];
  /** Who is spoken to as "you"; null speaks of everybody by name. */
  protected abstract readonly listener: number | null;

  constructor(protected readonly words: Words) {}

  has(key: string): boolean {
    return this.words.has(key);
  }

  say(key: string, facts: Record<string, unknown> = {}): string {
    return this.words.say(key, facts, this.names(), this.listener);
  }

  tell(event: GameEvent): string {
    return this.words.event(event, this.names(), this.listener);
  }

  label(action: Action): string {
    return this.words.action(action, this.names(), this.listener);
  }

  private names(): string[] {
    return this.players.map((player) => player.name);
  }
}
