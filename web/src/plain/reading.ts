import { typeOf, type Node, type Types } from './schema';

/** What a tap stands for: one of several, each a few fields of an action with their values. */
export type Tap = Record<string, unknown>[];

/** One shown value, the field it belongs to, and what a tap on it stands for ([] for nothing). */
export interface Cell {
  field: string;
  value: unknown;
  node: Node;
  tap: Tap;
  /** What an object is made of; [] for a plain value. */
  inner: Thing[];
}

/** A thing on the table, named by its field. Rows and columns that a tap stands for are counted from these numbers. */
export type Thing = { name: string } & (
  | { kind: 'fact'; cell: Cell }
  | { kind: 'grid'; rows: Cell[][]; down?: number; across?: number }
  | { kind: 'row'; cells: Cell[]; seat?: number; first?: number }
  | { kind: 'places'; places: { name: string; cell: Cell }[] }
  | { kind: 'group'; things: Thing[] }
);

/** A view, sorted into what lies on the table, what each player has, and what is only good to know. */
export interface Reading {
  table: Thing[];
  /** Single values that every player has one of: a column each. */
  players: { name: string; cells: Cell[] }[];
  aside: Thing[];
}

/** The page itself tells these. */
const TOLD = new Set(['seat', 'waiting', 'invited']);

export function read(view: Record<string, unknown>, types: Types): Reading {
  const node = typeOf(view, types.View, types);
  const reading: Reading = { table: [], players: [], aside: [] };
  for (const [name, value] of Object.entries(view)) {
    const type = typeOf(value, node.properties?.[name], types);
    if (TOLD.has(name) || isEmpty(value)) continue;
    if (type['x-by'] === 'seat' && Array.isArray(value)) bySeat(reading, name, value, type, types);
    else (type['x-as'] === 'aside' ? reading.aside : reading.table).push(...things(name, value, type, types));
  }
  return reading;
}

/** The points of a seat, where a game declares scores by seat; "" where it has none. */
export function scoreOf(view: Record<string, unknown> | null, types: Types, seat: number): string {
  const node = typeOf(view, types.View, types);
  for (const [name, type] of Object.entries(node.properties ?? {})) {
    const own = (view?.[name] as unknown[] | undefined)?.[seat];
    if (type['x-by'] === 'seat' && typeOf(own, type.items, types)['x-as'] === 'score')
      return String(own ?? '');
  }
  return '';
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

function bySeat(reading: Reading, name: string, values: unknown[], type: Node, types: Types): void {
  const cells = values.map((value) => cell(name, value, type.items, types));
  if (values.every(isPlain)) {
    if (values.some((value) => !isEmpty(value))) reading.players.push({ name, cells });
    return;
  }
  values.forEach((value, seat) => {
    for (const thing of things(name, value, cells[seat].node, types))
      reading.table.push(thing.kind === 'row' ? { ...thing, seat } : thing);
  });
}

function things(name: string, value: unknown, type: Node, types: Types): Thing[] {
  if (isEmpty(value)) return [];
  if (Array.isArray(value)) return value.length ? lists(name, value, type, types) : [];
  if (typeof value === 'object') return [named(name, value as Record<string, unknown>, type, types)];
  return [{ name, kind: 'fact', cell: cell(name, value, type, types) }];
}

/** A list; of lists that are no grid, one below the other. */
function lists(name: string, values: unknown[], type: Node, types: Types): Thing[] {
  const inner = values.filter((value) => Array.isArray(value));
  if (inner.length === values.length && inner.some((row) => !row.every(isPlain)))
    return inner.flatMap((row) =>
      row.length ? lists(name, row, typeOf(row, type.items, types), types) : [],
    );
  return [list(name, values, type, types)];
}

function list(name: string, values: unknown[], type: Node, types: Types): Thing {
  const numbered = type['x-numbered'];
  const isGrid =
    values.length > 1 && values.every((row) => Array.isArray(row) && row.length && row.every(isPlain));
  if (type['x-as'] === 'grid' || (!type['x-as'] && isGrid))
    return grid(name, values as unknown[][], type, types);
  const cells = values.map((value, place) => {
    const found = cell(name, value, type.items, types);
    const field = numbered?.fields[0];
    return field ? { ...found, tap: [{ [field]: place + numbered.first }] } : found;
  });
  return { name, kind: 'row', cells, first: numbered?.first };
}

function grid(name: string, values: unknown[][], type: Node, types: Types): Thing {
  const { fields, first } = type['x-numbered'] ?? { fields: [], first: 0 };
  const [down, across] = fields;
  const rows = values.map((row, y) =>
    row.map((value, x) => {
      const found = cell(name, value, typeOf(row, type.items, types).items, types);
      const tap = { ...(down && { [down]: y + first }), ...(across && { [across]: x + first }) };
      return Object.keys(tap).length ? { ...found, tap: [tap] } : found;
    }),
  );
  return { name, kind: 'grid', rows, ...(down && { down: first }), ...(across && { across: first }) };
}

/** An object: a map of places by their names, or a few facts that belong together. */
function named(name: string, value: Record<string, unknown>, type: Node, types: Types): Thing {
  const each = typeof type.additionalProperties === 'object' ? type.additionalProperties : undefined;
  if (type['x-as'] === 'places' || each) {
    const places = Object.entries(value).map(([place, own]) => ({
      name: place,
      cell: { ...cell(name, own, each ?? type.properties?.[place], types), tap: answers(place, type) },
    }));
    return { name, kind: 'places', places };
  }
  return { name, kind: 'group', things: parts(value, type, types) };
}

/** What an object is made of; what is not so ("covered: no") needs no place. */
function parts(value: object, type: Node, types: Types): Thing[] {
  return Object.entries(value).flatMap(([field, own]) =>
    own === false ? [] : things(field, own, typeOf(own, type.properties?.[field], types), types),
  );
}

function cell(field: string, value: unknown, declared: Node | undefined, types: Types): Cell {
  const node = typeOf(value, declared, types);
  const inner = isPlain(value) || Array.isArray(value) ? [] : parts(value as object, node, types);
  return { field, value, node, tap: tapOf(value, node, types), inner };
}

function answers(value: unknown, node: Node): Tap {
  return (node['x-answers'] ?? []).map((field) => ({ [field]: value }));
}

/** What a tap stands for: the value itself, or a field inside it. */
function tapOf(value: unknown, node: Node, types: Types): Tap {
  if (isPlain(value) || Array.isArray(value)) return isEmpty(value) ? [] : answers(value, node);
  const own = Object.entries(value as object).flatMap(([field, inner]) =>
    tapOf(inner, typeOf(inner, node.properties?.[field], types), types),
  );
  return [...answers(value, node), ...own];
}
