import type { Ladder } from '../../lib/order';

/** Cards first, then the bench, then the referee: a division a match. */
const DIVISIONS = [3, 2, 1];

export const ladder: Ladder = {
  options: (finished) => ({ division: DIVISIONS[Math.min(finished, DIVISIONS.length - 1)] }),
  said: ({ division }) => (division === 1 ? '' : `board-ladder-${division}`),
};
