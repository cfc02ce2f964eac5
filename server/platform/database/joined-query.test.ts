import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const client = new pg.Client(inject('postgres'));
beforeAll(() => client.connect());
afterAll(() => client.end());

const statement = { name: 'one', text: 'select $1::int as one', values: [1] };

type Callable = Record<string, (...args: unknown[]) => unknown>;

/** Which methods of pg's own object run while `work` does, in order. */
async function recordCalls(target: object, names: string[], work: () => Promise<unknown>) {
  const called: string[] = [];
  const methods = target as Callable;
  const own = Object.getOwnPropertyDescriptors(target);
  for (const name of names) {
    const method = methods[name];
    methods[name] = function record(...args) {
      called.push(name);
      return method?.apply(this, args);
    };
  }
  await work().finally(() => {
    for (const name of names) {
      if (own[name]) Object.defineProperty(target, name, own[name]);
      else Reflect.deleteProperty(target, name);
    }
  });
  return called;
}

// joined-query.ts relies on both, though pg documents neither. If one of these fails after an update of
// pg, read that file beside pg's query.js and connection.js before you change what is expected here.
test('pg calls the methods of a query that joined queries replace, in this order', async () => {
  const names = ['submit', 'prepare', '_getRows', 'handleCommandComplete'];
  const query = () => client.query(statement);
  expect(await recordCalls(pg.Query.prototype, names, query)).toEqual(names);
});

test('pg sends these messages for a statement, once prepared without parsing it again', async () => {
  const { connection } = client as unknown as { connection: object };
  const names = ['parse', 'bind', 'describe', 'execute', 'flush', 'sync', 'query'];
  const send = (name: string) => () => client.query({ ...statement, name });
  const sent = ['bind', 'describe', 'execute', 'sync'];
  expect(await recordCalls(connection, names, send('two'))).toEqual(['parse', ...sent]);
  expect(await recordCalls(connection, names, send('two'))).toEqual(sent);
});
