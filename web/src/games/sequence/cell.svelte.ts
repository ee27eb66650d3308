import type { Action } from '../../lib/desk';
import type { Team } from '$shapes/sequence';

/**
 * A cell of the board as it is drawn. Each thing about it is known by itself, so that a move touches the cells it
 * changes and no other: a hundred cells that are all asked again cost a phone more than the whole rest of a move.
 */
export class Cell {
  chip = $state<Team | null>(null);
  /** Part of a sequence. */
  locked = $state(false);
  /** What tapping it plays, if a card is picked that goes here. */
  action = $state.raw<Action | undefined>(undefined);
  /** Its card is in the hand, while none is picked. */
  known = $state(false);
  hinted = $state(false);
  /** The last move was here, and took a chip away. */
  last = $state(false);
  removed = $state(false);
  /** Something happened here since this seat last played. */
  recent = $state(false);
  /** The Tab key stops here. */
  reachable = $state(false);
  readonly key: string;

  constructor(
    readonly row: number,
    readonly column: number,
    readonly card: string,
  ) {
    this.key = `${row} ${column}`;
  }
}
