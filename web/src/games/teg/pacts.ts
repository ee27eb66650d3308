import type { Action, Desk } from '../../lib/desk';
import type { Pact, Proposal, View } from '$shapes/teg';

/** What was promised or is proposed, in a sentence. */
export function terms(desk: Desk<View>, pact: Pact | Proposal): string {
  return desk.say(`board-pact-${pact.kind}`, { ...pact });
}

/** Does an action that announces the end of a pact mean this one? */
export function ends(action: Action, pact: Pact, seat: number | null): boolean {
  if (action.do !== `cancel-${pact.kind}` || seat === null || !pact.seats.includes(seat)) return false;
  const other = pact.seats.find((one) => one !== seat);
  if ('other_seat' in action && action.other_seat !== other) return false;
  const facts: Record<string, unknown> = pact;
  return ['one', 'other', 'continent', 'country'].every(
    (field) => !(field in action) || action[field] === facts[field],
  );
}
