import { ofKind, type Action, type Desk } from '../../lib/desk';
import type { View } from '$shapes/tacocat';

/** A card of the own hand, and what tapping it does. */
export interface Held {
  /** Its value and which of the equal ones it is. */
  key: string;
  card: number;
  /** What it can do now, if anything: played at once, or the first of several to choose from. */
  action: Action | undefined;
  /** Tapping only picks it. */
  pick: boolean;
  picked: boolean;
  /** Already said to the engine that it is swapped; a tap takes it back. */
  marked: boolean;
  hinted: boolean;
  /** What the answer would do, as the engine foresees it. */
  badge: '' | 'wins' | 'loses';
}

/** What a card is for in each phase. */
const KIND = { swap: 'mark', duel: 'duel', attack: 'attack', answer: 'answer', over: 'attack' } as const;

export function kindOf(view: View): string {
  return KIND[view.phase];
}

/** The actions that a card of this value offers. */
export function uses(desk: Desk<View>, card: number): Action[] {
  return desk.actions.filter((action) => action.do === kindOf(desk.view) && action.card === card);
}

/** The own hand as it is drawn; `picks` are the keys of cards chosen so far, `wins` what answers would do. */
export function held(desk: Desk<View>, picks: string[], wins: Record<number, boolean>): Held[] {
  const { view, hint } = desk;
  const marks = [...(view.marked ?? [])];
  const copies: Record<number, number> = {};
  let hints = hint && hint.do === kindOf(view) ? (hint.count ?? 1) : 0;
  // what was put down for the duel lies on the table
  const hand = view.last_cards ? [] : (view.hand ?? []); // the last card of each lies on the table
  const down = hand.indexOf(view.duel_card ?? 0);
  const inHand = hand.filter((_, place) => place !== down);
  return inHand.map((card) => {
    copies[card] = (copies[card] ?? 0) + 1;
    const key = `${card}-${copies[card]}`;
    const marked = marks[0] === card;
    if (marked) marks.shift();
    const actions = marked ? ofKind(desk, 'unmark').filter((other) => other.card === card) : uses(desk, card);
    const picked = picks.includes(key);
    const hinted = hints > 0 && hint!.card === card && !marked && !picked;
    if (hinted) hints -= 1;
    const action = actions[0];
    const foreseen = action?.do === 'answer' ? wins[card] : undefined;
    return {
      key,
      card,
      action,
      pick:
        actions.length > 1 ||
        (!marked && view.phase === 'swap' && desk.actions.some((other) => other.do === 'done')),
      picked,
      marked,
      hinted,
      badge: foreseen === undefined ? '' : foreseen ? 'wins' : 'loses',
    };
  });
}
