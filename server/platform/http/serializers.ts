import fastJsonStringify from 'fast-json-stringify';

type Serialize = (reply: unknown) => string;

const compiled = new WeakMap<object, Serialize>();

/**
 * Returns a serializer that is compiled with its first reply. Compiling those of all calls would take
 * as long as the rest of the start, and most aren't needed for a while.
 */
export const createSerializer =
  ({ schema }: { schema: object }): Serialize =>
  (reply) =>
    (compiled.get(schema) ?? compile(schema))(reply);

function compile(schema: object): Serialize {
  const serialize: Serialize = fastJsonStringify(schema);
  compiled.set(schema, serialize);
  return serialize;
}
