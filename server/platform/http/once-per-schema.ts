import type * as z from 'zod/mini';

/** Returns a function that derives something from a schema once, however often it's asked. */
export function oncePerSchema<Derived>(derive: (schema: z.core.$ZodType) => Derived) {
  const known = new WeakMap<z.core.$ZodType, Derived>();
  return (schema: z.core.$ZodType): Derived => {
    const derived = known.get(schema) ?? derive(schema);
    known.set(schema, derived);
    return derived;
  };
}
