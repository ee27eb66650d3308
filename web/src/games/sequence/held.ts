import type { Action, Desk } from '../../lib/desk';
import type { Use, View } from '$shapes/sequence';

/** A card of the own hand, and what tapping it does. */
export interface Held {
  /** Its name and which of the two it is. */
  key: string;
  card: string;
  does: Use['does'];
  /** On how many cells it could be played. */
  spaces: number;
  /** Something can be done with it now: picking it shows what. */
  usable: boolean;
  /** Tapping gives it up at once. */
  discard: Action | undefined;
  picked: boolean;
  hinted: boolean;
}

/** The own hand as it is drawn; `picked` is the key of the card picked. */
export function held(desk: Desk<View>, picked: string): Held[] {
  const copies: Record<string, number> = {};
  let hint = desk.hint?.card as string | undefined;
  return (desk.view.hand ?? []).map(({ card, does, cells }) => {
    copies[card] = (copies[card] ?? 0) + 1;
    const key = `${card}-${copies[card]}`;
    const hinted = hint === card;
    if (hinted) hint = undefined;
    const uses = desk.actions.filter((action) => action.card === card);
    const discard = uses.find((action) => action.do === 'discard');
    return {
      key,
      card,
      does,
      spaces: cells.length,
      usable: uses.length > 0 && !discard,
      discard,
      picked: key === picked,
      hinted,
    };
  });
}

/** The cells that a card offers, by "row column". */
export function targets(desk: Desk<View>, card: string): Map<string, Action> {
  const uses = desk.actions.filter(
    (action) => action.card === card && (action.do === 'place' || action.do === 'remove'),
  );
  return new Map(uses.map((action) => [`${action.row} ${action.column}`, action]));
}

/** The cells whose own card is in the hand and can be played there. */
export function known(desk: Desk<View>): Set<string> {
  const places = desk.actions.filter(
    (action) => action.do === 'place' && desk.view.grid[action.row - 1][action.column - 1] === action.card,
  );
  return new Set(places.map((action) => `${action.row} ${action.column}`));
}
