import type * as z from 'zod/mini';
import { oncePerSchema } from './once-per-schema.ts';
import { unwrapSchema } from './unwrap-schema.ts';

/** A text or list that is longer than its schema allows. `field` is its path, such as `roles.2.name`. */
type Oversized = { field: string; message: string };

type Schema = z.core.$ZodType;
type Find = (input: unknown, field: string) => Oversized | undefined;

/**
 * Finds the first text or list in a call's input that is longer than its schema allows. It only compares
 * lengths and doesn't look into a list that is too long, so it's fast for any input. It comes before zod,
 * which reads all entries of a list, and normalizes and matches texts, before it knows their length.
 */
export const findOversized = (schema: z.ZodMiniType, input: unknown): Oversized | undefined =>
  finderOf(schema)(input, '');

const finderOf = oncePerSchema((wrapped): Find => {
  const schema = unwrapSchema(wrapped);
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return findLongText(schema);
    case 'array':
      return findLongList(schema, finderOf(def.element));
    case 'object':
      return findInFields(Object.entries(def.shape).map(([name, one]) => [name, finderOf(one)]));
    case 'union':
      return findInEvery(def.options.map((option) => finderOf(option)));
    default:
      return () => undefined;
  }
});

/** Spaces at both ends don't count, because most texts are trimmed. */
function findLongText(schema: Schema): Find {
  const check = findMaxLength(schema);
  if (!check) return () => undefined;
  // zod counts code points, which have up to two of a string's units.
  const most = check._zod.def.maximum * 2;
  return (input, field) =>
    typeof input === 'string' && input.length > most && input.trim().length > most
      ? { field, message: describe(check) }
      : undefined;
}

function findLongList(schema: Schema, findInEntry: Find): Find {
  const check = findMaxLength(schema);
  return (input, field) => {
    if (!Array.isArray(input)) return undefined;
    if (check && input.length > check._zod.def.maximum) return { field, message: describe(check) };
    return findFirst(input, (entry, index) => findInEntry(entry, join(field, index)));
  };
}

const findInFields =
  (fields: [name: string, find: Find][]): Find =>
  (input, field) => {
    if (typeof input !== 'object' || input === null) return undefined;
    const values = input as Record<string, unknown>;
    return findFirst(fields, ([name, find]) => find(values[name], join(field, name)));
  };

/** A choice only refuses what none of its options allows. */
const findInEvery =
  (finders: Find[]): Find =>
  (input, field) => {
    const found = finders.map((find) => find(input, field));
    return found.every(Boolean) ? found[0] : undefined;
  };

function findFirst<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => Oversized | undefined,
) {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found) return found;
  }
  return undefined;
}

const join = (field: string, name: string | number) => (field ? `${field}.${name}` : String(name));

/** The check of a text’s or list’s greatest length, if it has one. */
export const findMaxLength = (schema: Schema) =>
  (schema._zod.def.checks ?? []).find(
    (check): check is z.core.$ZodCheckMaxLength => check._zod.def.check === 'max_length',
  );

/** The check's own message. */
function describe({ _zod: { def } }: z.core.$ZodCheckMaxLength): string {
  const message = (def.error as ((issue: object) => unknown) | undefined)?.({});
  return typeof message === 'string' ? message : 'This is too long.';
}
