import fastJsonStringify from 'fast-json-stringify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { replySchema } from './schemas.ts';
import { createSerializer } from './serializers.ts';

const person = z.object({ name: z.string(), age: z.nullable(z.number()) });

const serializerOf = (reply: z.ZodMiniType) =>
  createSerializer({ schema: replySchema({ summary: '', reply })[200]! });

test('writes what is in the contract and drops all other fields', () => {
  const serialize = serializerOf(person);
  expect(serialize({ name: 'Aino', age: 21, password: 'x' })).toBe('{"name":"Aino","age":21}');
  expect(serialize({ name: 'Eetu', age: null, password: 'x' })).toBe('{"name":"Eetu","age":null}');
});

test('calls with the same reply have the same schema, and others have their own', () => {
  const list = z.array(person);
  expect(replySchema({ summary: 'A', reply: person })[200]).toBe(
    replySchema({ summary: 'B', reply: person })[200],
  );
  expect(serializerOf(list)([{ name: 'Aino', age: 21, password: 'x' }])).toBe(
    '[{"name":"Aino","age":21}]',
  );
});

test.each(Object.entries<Endpoint>(api))('the replies of %s can be compiled', (_, endpoint) => {
  for (const schema of Object.values(replySchema(endpoint)))
    expect(() => fastJsonStringify(schema)).not.toThrow();
});
