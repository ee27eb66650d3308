/**
 * What the players of a table, or of a championship, are called. A bot is called by its level (`bot-easy`), which `say` puts into words;
 * who would have the same name as somebody before gets a number.
 */
export function namesOf(chairs: { name: string }[], say: (name: string) => string): string[] {
  const plain = chairs.map((chair) => (chair.name.startsWith('bot-') ? say(chair.name) : chair.name));
  return plain.map((name, seat) => {
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    return before && name ? `${name} ${before + 1}` : name;
  });
}
