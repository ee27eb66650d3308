/** What tapping a thing does: play the action, or ask the engine why it cannot be done. */
import { find, type Action, type Desk } from '../../lib/desk';

export interface Offer {
  action: Action | undefined;
  /** Can this viewer play at all? If not, the thing is only a picture. */
  live: boolean;
  /** This viewer is asked something, so what cannot be done is dimmed. */
  asked: boolean;
  hinted: boolean;
  /** Only the first of two taps: nothing is played yet. */
  first?: boolean;
  tap(): void;
}

export function offer(desk: Desk, kind: string, fields: Record<string, unknown>): Offer {
  const action = find(desk, kind, fields);
  return {
    action,
    live: desk.seat !== null && !desk.still && !desk.result,
    asked: desk.actions.length > 0,
    hinted: action !== undefined && desk.hint?.id === action.id,
    tap: () => (action ? desk.play(action) : desk.whyNot({ do: kind, ...fields })),
  };
}

/** A player's name, also where nobody sits (a picture in the rules). */
export function nameOf(desk: Desk, seat: number): string {
  return desk.players[seat]?.name || desk.say('seat-name', { number: seat + 1 });
}
