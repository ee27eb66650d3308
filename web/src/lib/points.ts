import { me } from './me.svelte';

/** A rating as people read it: one digit behind the comma (or the point) of their language. */
export function points(rating: number | null): string {
  if (rating === null) return '–';
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (Math.round(rating * 10) / 10 + 0).toLocaleString(me.language, digits);
}
