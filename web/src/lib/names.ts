/** Who else plays a level, where its character is at the table already: one person each, with a face of their own. */
const COMRADES = ['Nina', 'Teo', 'Olga', 'Ravi', 'Iara', 'Dante', 'Mila', 'Hugo', 'Aiko', 'Caio', 'Lola'];

/**
 * What the players of a table, or of a championship, are called. A bot is called by its level (`bot-easy`), which `say` puts into words;
 * who would have the same name as somebody before gets another: a bot that of a comrade, a person a number.
 */
export function namesOf(chairs: { name: string }[], say: (name: string) => string): string[] {
  const plain = chairs.map((chair) => (chair.name.startsWith('bot-') ? say(chair.name) : chair.name));
  const taken = new Set(chairs.map(({ name }) => name));
  const free = COMRADES.filter((name) => !taken.has(name));
  return plain.map((name, seat) => {
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    if (!before || !name) return name;
    const comrade = chairs[seat].name.startsWith('bot-') ? free.shift() : undefined;
    return comrade ? `${comrade}${levelIn(name)}` : `${name} ${before + 1}`;
  });
}

/** The level as it is told behind a character's name, " (easy)", or "". */
const levelIn = (name: string): string => / \([^()]*\)$/.exec(name)?.[0] ?? '';

/** The same names without the levels of bots, as people talk about each other; whole where two would be alike. */
export function shortNames(names: string[]): string[] {
  const short = names.map((name) => name.slice(0, name.length - levelIn(name).length));
  return names.map((name, seat) =>
    short.indexOf(short[seat]) === short.lastIndexOf(short[seat]) ? short[seat] : name,
  );
}

/** Which comrade a seat is, from 0; -1 if it is a person, or the character of its level. */
export function comradeOf(chairs: { kind: string; level?: string | null }[], seat: number): number {
  const repeats = chairs.map(
    ({ kind, level }, at) =>
      kind === 'bot' && chairs.slice(0, at).some((other) => other.kind === 'bot' && other.level === level),
  );
  return repeats[seat] ? repeats.slice(0, seat).filter(Boolean).length : -1;
}
