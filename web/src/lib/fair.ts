/** What this browser remembers of a match's dice, to compare when the match is over. */
interface Memory {
  commitment: string;
  seed: string;
}

export interface Check {
  key: 'hash' | 'kept' | 'mine';
  outcome: 'good' | 'bad' | 'unknown';
}

interface FairLog {
  seed?: string;
  head: { commitment: string; seeds: { seed: string; origin: string }[] };
}

const place = (match: string) => `dice-${match}`;

/** A random word of this browser's own, in hexadecimal. Works without a secure context, unlike randomUUID. */
export function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Keep what the server committed to before it saw our seed. */
export function remember(match: string, commitment: string, seed: string): void {
  localStorage.setItem(place(match), JSON.stringify({ commitment, seed } satisfies Memory));
}

export function ownSeed(match: string): string {
  return memory(match)?.seed ?? '';
}

function memory(match: string): Memory | null {
  return JSON.parse(localStorage.getItem(place(match)) ?? 'null');
}

/** Check what a browser can: the revealed seed fits what was committed, as we remember it, and our own seed was used. */
export async function proof(match: string, log: FairLog): Promise<Check[]> {
  const kept = memory(match);
  const hash = log.seed ? await sha256(log.seed) : null;
  return [
    { key: 'hash', outcome: hash === null ? 'unknown' : judged(hash === log.head.commitment) },
    { key: 'kept', outcome: kept ? judged(kept.commitment === log.head.commitment) : 'unknown' },
    {
      key: 'mine',
      outcome: kept ? judged(log.head.seeds.some((seat) => seat.seed === kept.seed)) : 'unknown',
    },
  ];
}

const judged = (good: boolean) => (good ? 'good' : 'bad');

/** The hash of bytes written in hexadecimal; null where the browser has no cryptography (pages without HTTPS). */
async function sha256(hex: string): Promise<string | null> {
  if (!crypto.subtle) return null;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
