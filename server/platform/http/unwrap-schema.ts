import type * as z from 'zod/mini';

type Wrapped = z.core.$ZodOptional | z.core.$ZodNullable | z.core.$ZodDefault | z.core.$ZodPrefault;

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault']);

/** What a schema takes, without what only says that it may be missing or what it becomes. */
export function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodTypes {
  const { def } = schema._zod;
  if (wrappers.has(def.type)) return unwrapSchema((schema as Wrapped)._zod.def.innerType);
  if (def.type === 'pipe') return unwrapSchema((schema as z.core.$ZodPipe)._zod.def.in);
  return schema as z.core.$ZodTypes;
}
