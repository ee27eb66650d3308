import { get } from '../lib/api';

/** A type of a game's view, as its shapes.py declares it (`engine/shapes.py` tells what each word means). */
export interface Node {
  $ref?: string;
  anyOf?: Node[];
  type?: string;
  items?: Node;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: Node | boolean;
  'x-as'?: 'seat' | 'count' | 'score' | 'cards' | 'grid' | 'places' | 'aside';
  'x-by'?: 'seat';
  'x-answers'?: string[];
  'x-numbered'?: { fields: string[]; first: number };
}

/** All types of a game, by name. */
export type Types = Record<string, Node>;

const known = new Map<string, Promise<Types>>();

/** The types of a game; one that declares none is drawn from its values alone. */
export function typesOf(game: string): Promise<Types> {
  let found = known.get(game);
  if (!found) {
    found = get<{ components?: { schemas?: Types } }>(`/api/games/${game}/schema`).then(
      (document) => document.components?.schemas ?? {},
    );
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}

/** The one type that a value has: references followed, and of several the first that fits. */
export function typeOf(value: unknown, node: Node | undefined, types: Types): Node {
  if (!node) return {};
  if (node.$ref) {
    const { $ref, ...own } = node;
    return typeOf(value, { ...types[$ref.slice($ref.lastIndexOf('/') + 1)], ...own }, types);
  }
  if (node.anyOf) {
    const { anyOf, ...own } = node;
    const found = anyOf.map((one) => typeOf(value, one, types)).find((one) => fits(value, one));
    return { ...found, ...own };
  }
  return node;
}

function fits(value: unknown, node: Node): boolean {
  if (value === null) return node.type === 'null';
  if (Array.isArray(value)) return node.type === 'array';
  if (typeof value !== 'object') return !['null', 'array', 'object'].includes(node.type ?? '');
  if (node.type !== 'object') return false;
  const closed = node.additionalProperties === false;
  return (
    (node.required ?? []).every((name) => name in value) &&
    (!closed || Object.keys(value).every((name) => name in (node.properties ?? {})))
  );
}
