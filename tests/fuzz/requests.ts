import { hostileTexts, hostileValues } from './hostile.ts';

/** The part of JSON Schema that the OpenAPI description uses. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  format?: string;
};

export type Random = (below: number) => number;

export const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[random(values.length)] as Value;

const ordinary = ['Aino', 'A quiet map', 'aino@pieces.test', 'https://pieces.test', '2020-01', '1'];

/** Creates a value for a schema: mostly valid, sometimes nearly valid, sometimes hostile. */
export function valueOf(schema: Schema, random: Random, wildness: number): unknown {
  if (random(100) < wildness) {
    return random(2) ? pick(random, hostileTexts) : pick(random, hostileValues);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  if (schema.anyOf) return valueOf(pick(random, schema.anyOf), random, wildness);
  const type = Array.isArray(schema.type) ? pick(random, schema.type) : schema.type;
  if (type === 'object') return objectOf(schema, random, wildness);
  if (type === 'array') {
    const items = schema.items ?? {};
    return Array.from({ length: random(4) }, () => valueOf(items, random, wildness));
  }
  if (type === 'integer' || type === 'number') return random(20);
  if (type === 'boolean') return random(2) === 1;
  if (type === 'null') return null;
  return pick(random, ordinary);
}

function objectOf({ properties = {} }: Schema, random: Random, wildness: number) {
  const entries = Object.entries(properties)
    .filter(() => random(100) >= wildness / 2)
    .map(([name, schema]) => [name, valueOf(schema, random, wildness)] as const);
  const extra = random(100) < wildness ? [['id', 1] as const, ['isAdmin', true] as const] : [];
  return Object.fromEntries([...entries, ...extra]);
}

/** Creates a path segment: an existing id, another id, or anything. */
export function pathPart(random: Random, known: number): string {
  const dice = random(10);
  if (dice < 6) return String(known);
  if (dice < 8) return String(random(2000));
  // URLs can't contain lone surrogates.
  return encodeURIComponent(pick(random, hostileTexts).toWellFormed()).slice(0, 300) || '%20';
}
