import type { Table } from './api';
import { t } from './me.svelte';

/** A table's clock in words. */
export function paceOf({ pace }: Table): string {
  if (pace.kind === 'live')
    return t('pace-live-is', { main: Math.round(pace.main! / 60), increment: pace.increment! });
  if (pace.kind === 'days') {
    const told = t('pace-days-is', { days: pace.days! });
    return pace.vacation ? `${told}; ${t('vacation-each').toLowerCase()}: ${pace.vacation}` : told;
  }
  return t('pace-none');
}
