import type { Match, View } from '$shapes/camisa12';

/** Is the match under way? Before that, teams are chosen. */
export function underWay(view: View | null | undefined): view is Match {
  return !!view && 'sides' in view;
}

/** What an event calls a side: a seat, or the rival of one who plays alone. */
export function sideOf(who: number | 'rival'): number {
  return who === 'rival' ? 1 : who;
}
