import { verify } from './verifier.js';

/** What this browser remembers of a match's dice, to compare when the match is over. */
interface Memory {
  commitment: string;
  seed: string;
  head?: string; // the hash of the head, as it was shown at the start
}

export interface Check {
  key: 'hash' | 'kept' | 'mine' | 'head' | 'bots' | 'draws' | 'undone';
  outcome: 'good' | 'bad' | 'unknown';
  facts?: { count: number };
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
  write(match, { commitment, seed });
}

/** Keep what was shown at the start; what is shown later changes nothing. */
export function rememberHead(match: string, head: string): void {
  const kept = memory(match);
  if (head && kept && !kept.head) write(match, { ...kept, head });
}

export function ownSeed(match: string): string {
  return memory(match)?.seed ?? '';
}

function write(match: string, kept: Memory): void {
  localStorage.setItem(place(match), JSON.stringify(kept));
}

function memory(match: string): Memory | null {
  return JSON.parse(localStorage.getItem(place(match)) ?? 'null');
}

/** Derive every draw of an exported log again, and compare what was committed to with what this browser saw. */
export async function proof(match: string, exported: string): Promise<Check[]> {
  const kept = memory(match);
  const log = JSON.parse(exported);
  const mine = log.head.seeds.some((seat: { seed: string }) => seat.seed === kept?.seed);
  const memories: Check[] = [
    { key: 'kept', outcome: kept ? judged(kept.commitment === log.head.commitment) : 'unknown' },
    { key: 'mine', outcome: kept ? judged(mine) : 'unknown' },
  ];
  if (!crypto.subtle || !log.seed) return [{ key: 'hash', outcome: 'unknown' }, ...memories]; // a page without HTTPS
  const { hash, draws, wrong } = await verify(exported);
  const none = (kind: string) => judged(!wrong.some((what) => what.startsWith(kind)));
  const told: boolean = log.sides !== undefined;
  return [
    { key: 'hash', outcome: none('commitment') },
    ...memories,
    { key: 'head', outcome: kept?.head ? judged(kept.head === hash) : 'unknown' },
    { key: 'bots', outcome: none('seed') },
    { key: 'undone', outcome: none('undo') },
    {
      key: 'draws',
      outcome: told ? judged(!wrong.some((what) => /^(draw|parent)/.test(what))) : 'unknown',
      facts: { count: draws },
    },
  ];
}

const judged = (good: boolean) => (good ? 'good' : 'bad');
