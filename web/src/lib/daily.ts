import { post, type Deal, type Table } from './api';
import { me, t } from './me.svelte';
import { go } from './router.svelte';

/** A day as people write it; its name says which day it is, wherever the reader lives. */
export function dayOf(name: string, style: 'short' | 'long' = 'long'): string {
  const shown: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { weekday: 'long', day: 'numeric', month: 'long' }
      : { day: 'numeric', month: 'numeric' };
  const said = new Date(`${name}T12:00:00Z`).toLocaleDateString(me.language, { ...shown, timeZone: 'UTC' });
  return said.replaceAll('-', '\u2011'); // "quarta-feira" stays on one line
}

/** A moment in the house's own time. */
export function timeIn(zone: string, seconds: number, withDay = false): string {
  const shown: Intl.DateTimeFormatOptions = withDay
    ? { dateStyle: 'medium', timeStyle: 'short' }
    : { timeStyle: 'short' };
  return new Date(seconds * 1000).toLocaleString(me.language, { ...shown, timeZone: zone });
}

/** Points as they are read beside each other: +3, 0, −2. */
export function signedPoints(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

/** Sit down at today's deal: a new table, or the one that I have. */
export async function playToday(game: string): Promise<void> {
  await go(`/tables/${(await post<Table>(`/api/daily/${game}`)).id}`);
}

/** What is sent to friends: how it went, and nothing about the deal. */
export function shareText(deal: Deal, title: string): string {
  const mine = deal.mine!;
  const said = t('daily-share-text', {
    game: title,
    day: dayOf(deal.day, 'short'),
    outcome: t(`daily-outcome-${mine.outcome}`),
    margin: signedPoints(mine.margin ?? 0),
    moves: mine.moves ?? 0,
    rank: mine.rank ?? 0,
    total: deal.players,
  });
  return `${said}\n${location.origin}/daily/${deal.game}/${deal.day}`;
}
