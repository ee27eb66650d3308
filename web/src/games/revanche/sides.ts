import type { Side, View } from '$shapes/revanche';

export const SIDES: [Side, Side] = ['purple', 'orange'];

/** The side a seat plays for: 0 purple, 1 orange. */
export function sideOf(view: View, seat: number): 0 | 1 {
  return view.teams[seat] === 'orange' ? 1 : 0;
}

/** The side drawn at the bottom: the viewer's, or purple for spectators. */
export function nearSide(view: View, seat: number | null): 0 | 1 {
  return seat === null ? 0 : sideOf(view, seat);
}

/** The seats whose cards and expulsions are kept apart: each of a side, or one for the whole team. */
export function booksOf(view: View, side: number): number[] {
  return view.judge_cards === 'player' ? seatsOf(view, side) : seatsOf(view, side).slice(0, 1);
}

/** The seats of a side, in order. */
export function seatsOf(view: View, side: number): number[] {
  return view.teams.flatMap((team, seat) => (team === SIDES[side] ? [seat] : []));
}
