import type { Desk } from '../lib/desk';
import { t } from '../lib/me.svelte';
import type { Cell, Thing } from './reading';
import type { Node } from './schema';

/** The key of what a field is called. */
const keyOf = (name: string): string => `field-${name.replaceAll('_', '-')}`;

/** Has the game a word for a field? */
export function isNamed(desk: Desk, name: string): boolean {
  return desk.has(keyOf(name));
}

/** What a field is called: `field-<field>` of the game's catalogue, else its own name. */
export function title(desk: Desk, name: string): string {
  if (isNamed(desk, name)) return desk.say(keyOf(name));
  const words = name.replaceAll('_', ' ');
  return words[0].toUpperCase() + words.slice(1);
}

/** A shown value in words. */
export function spell(desk: Desk, cell: Cell): string {
  return cell.inner.length
    ? cell.inner.map((thing) => told(desk, thing)).join(', ')
    : word(desk, cell.value, cell.node, cell.field);
}

/** A thing in words, with its name. */
export function told(desk: Desk, thing: Thing): string {
  if (thing.kind === 'fact' && thing.cell.value === true) return title(desk, thing.name);
  return `${title(desk, thing.name)}: ${list(desk, thing).join(', ')}`;
}

function list(desk: Desk, thing: Thing): string[] {
  switch (thing.kind) {
    case 'fact':
      return [spell(desk, thing.cell)];
    case 'row':
      return thing.cells.map((cell) => spell(desk, cell));
    case 'grid':
      return thing.rows.flat().map((cell) => spell(desk, cell));
    case 'places':
      return thing.places.map(({ name, cell }) => `${word(desk, name, {})} ${spell(desk, cell)}`);
    case 'group':
      return thing.things.map((inner) => told(desk, inner));
  }
}

/**
 * A plain value in words: a player's name, `field-<field>-<word>` or `name-<word>` of the catalogue, or itself.
 */
export function word(desk: Desk, value: unknown, node: Node, field = ''): string {
  if (value === null || value === undefined || value === '') return t('plain-empty');
  if (typeof value === 'boolean') return t(value ? 'plain-yes' : 'plain-no');
  if (Array.isArray(value)) return value.map((item) => word(desk, item, node.items ?? {}, field)).join(', ');
  if (typeof value === 'number' && node['x-as'] === 'seat')
    return desk.players[value]?.name ?? String(value + 1);
  const said = [`${keyOf(field)}-${value}`, `name-${value}`].find((key) => desk.has(key));
  return typeof value === 'string' && said ? desk.say(said) : String(value);
}
