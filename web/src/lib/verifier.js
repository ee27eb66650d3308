/**
 * Proves the dice of a finished match from its exported log alone, byte by byte as docs/fair.md tells it. It shares no
 * line with `ludoteca verify`, and knows no rules: the log tells the sides of each draw (`ludoteca verify` compares
 * them with the rules).
 */
const RANGE = 1n << 64n;
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
const text = (words) => new TextEncoder().encode(words);
const word = (number) => bytes(number.toString(16).padStart(16, '0')); // eight bytes, the highest first
const sha256 = async (data) => new Uint8Array(await crypto.subtle.digest('SHA-256', data));

async function hmac(seed, ...parts) {
  const kind = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(seed), kind, false, ['sign']);
  const message = Uint8Array.from(parts.flatMap((part) => [...part]));
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
}

/** A number below `sides`. */
export async function draw(seed, place, sides) {
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${hex((await hmac(seed, ...place, word(attempt))).slice(0, 8))}`);
    if (number < RANGE - (RANGE % BigInt(sides))) return Number(number % BigInt(sides));
  }
}

/** What is wrong with an exported log, first things first: 'commitment', 'seed 1', 'draw 17', 'undo 4'. */
export async function verify(log) {
  const line = log.slice(0, log.indexOf('\n'));
  if (!line.startsWith('{"head":') || !line.endsWith(',')) throw new Error('not a log as it was exported');
  const written = line.slice('{"head":'.length, -1);
  const head = JSON.parse(written);
  const { entries, seed, sides = [] } = JSON.parse(log);
  const hash = await sha256(text(written));
  const wrong = [];
  if (!/^[0-9a-f]{64}$/.test(seed) || hex(await sha256(bytes(seed))) !== head.commitment)
    wrong.push('commitment');
  for (const [seat, given] of head.seeds.entries()) {
    const derived = given.origin === 'bot' ? hex(await hmac(seed, text('bot'), word(seat))) : '';
    if (head.protocol && given.origin !== 'person' && given.seed !== derived) wrong.push(`seed ${seat}`);
  }
  const copied = head.parent?.entries ?? 0; // from another match, whose own log proves their draws
  if (copied) {
    const lines = log.split('\n').slice(2, 2 + copied);
    const written = lines.map((line) => line.replace(/(,|\],?\}?)$/, '')).join('\n');
    if (hex(await sha256(text(written))) !== head.parent.digest) wrong.push('parent');
  }
  let inherited = 0;
  const silent = (by) => (given, seat) => !by.includes(seat) && (head.protocol || given.origin !== 'bot');
  let [draws, kept] = [0, []];
  for (const entry of entries) {
    for (const [place, outcome] of (entry.d ?? []).entries()) {
      if (entry.n < copied) {
        inherited = ++draws;
        continue;
      }
      const counted = head.protocol ? [word(draws)] : [word(entry.n), word(place)];
      const fair = sides[draws] > 0 && (await draw(seed, [hash, ...counted], sides[draws])) === outcome;
      if (!fair) wrong.push(`draw ${draws}`);
      draws++;
    }
    if (entry.t === 'play') kept.push(entry);
    if (entry.t !== 'undo') continue;
    const redrawn = kept.some((play) => play.n > entry.to && play.d);
    if (redrawn && head.seeds.some(silent(entry.by ?? []))) wrong.push(`undo ${entry.n}`);
    kept = kept.filter((play) => play.n <= entry.to);
  }
  if (sides.length !== draws) wrong.push(`draw ${draws}`);
  return { hash: hex(hash), draws: draws - inherited, wrong };
}
