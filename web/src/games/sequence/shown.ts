import type { GameEvent } from '../../lib/desk';
import type { Direction as Lasting } from '../../lib/scenes.svelte';
import type { Direction, Events, Place, View } from '$shapes/sequence';

/** How long what happens is shown, in milliseconds at normal speed. */
const LASTS: Record<string, number> = {
  placed: 950,
  removed: 1000,
  exchanged: 700,
  passed: 700,
  forgot: 700,
  called: 900,
  sequence: 1300,
};

/** How long a chip falls, in milliseconds. */
export const FALLS = 320;
const OWN = 430; // one's own chip is there at once, and its card on the pile before another flies

/** A sequence is swept for everybody. */
export const direction: Lasting = ({ kind, facts }, seat) => {
  const lasts = LASTS[kind] ?? 0;
  return facts.seat === seat && seat !== null && kind !== 'sequence' ? Math.min(lasts, OWN) : lasts;
};

const STEPS: Record<Direction, Place> = {
  across: [0, 1],
  down: [1, 0],
  'down-right': [1, 1],
  'down-left': [1, -1],
};

/** The five cells of a line. */
export function lineOf(start: { row: number; column: number; direction: Direction }): Place[] {
  const [down, right] = STEPS[start.direction];
  return [0, 1, 2, 3, 4].map((k): Place => [start.row + down * k, start.column + right * k]);
}

/** A hand without one card of a kind: it lies on the table now. */
function without(hand: View['hand'], card: string): View['hand'] {
  const at = hand?.findIndex((use) => use.card === card) ?? -1;
  return at < 0 ? hand : hand!.filter((_, place) => place !== at);
}

/** What an event puts on the table while it is shown. */
export function applied(view: View, { kind, facts }: GameEvent): View {
  if (kind === 'placed' || kind === 'removed') {
    const { seat, card, row, column } = facts as Events['placed'];
    const placing = kind === 'placed';
    return {
      ...view,
      chips: view.chips.map((line, r) =>
        r === row - 1
          ? line.map((chip, c) => (c === column - 1 ? (placing ? view.teams[seat] : null) : chip))
          : line,
      ),
      last: { seat, action: -1, do: placing ? 'place' : 'remove', card, at: [row, column] },
      tops: view.tops.map((top, other) => (other === seat ? card : top)),
      turn: seat,
      hand: view.seat === seat ? without(view.hand, card) : view.hand,
    };
  }
  if (kind === 'sequence') {
    const { team, direction, row, column } = facts as Events['sequence'];
    const cells = lineOf({ row, column, direction });
    return { ...view, sequences: [...view.sequences, { team, direction, cells }] };
  }
  return view;
}
