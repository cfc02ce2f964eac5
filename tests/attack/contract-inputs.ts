import type * as z from 'zod/mini';
import { api, type Api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { findMaxLength } from '#server/platform/http/input-sizes.ts';

type Schema = z.core.$ZodType;
/** `max`: which of the `checks` is the one of its greatest length. */
type Part = {
  path: string;
  type: 'text' | 'list' | 'other';
  schema: Schema;
  max: z.core.$ZodCheckMaxLength | undefined;
  checks: z.core.$ZodCheck[];
};
/** One text, list or other value that a call takes. `part` is where: in its path, query or body. */
export type Input = Part & { key: keyof Api; part: 'params' | 'query' | 'body' };

const parts = ['params', 'query', 'body'] as const;

/** Lists everything that the calls of the contract take. */
export const listInputs = (): Input[] =>
  (Object.entries(api) as [keyof Api, Endpoint][]).flatMap(([key, endpoint]) =>
    parts.flatMap((part) => {
      const schema = endpoint[part] as Schema | undefined;
      return schema ? listParts(schema).map((one) => ({ key, part, ...one })) : [];
    }),
  );

/** Values that can't be long. */
const short = new Set(['int', 'number', 'boolean', 'enum', 'literal', 'null', 'never']);

function listParts(schema: Schema, path = ''): Part[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [describe(schema, { path, type: 'text' })];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) =>
        listParts(field, path ? `${path}.${name}` : name),
      );
    case 'array':
      return [describe(schema, { path, type: 'list' }), ...listParts(def.element, `${path}[]`)];
    case 'tuple':
      return def.items.flatMap((item, index) => listParts(item, `${path}.${index}`));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return listParts(def.innerType, path);
    case 'union':
      return def.options.flatMap((option) => listParts(option, path));
    case 'pipe':
      return listParts(def.in, path).map((one) =>
        one.path === path && one.type === 'text' ? { ...one, schema } : one,
      );
    default:
      return short.has(def.type) ? [] : [describe(schema, { path, type: 'other' })];
  }
}

const describe = (schema: Schema, { path, type }: Pick<Part, 'path' | 'type'>): Part => ({
  path,
  type,
  schema,
  max: findMaxLength(schema),
  checks: schema._zod.def.checks ?? [],
});
