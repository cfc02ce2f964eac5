import { beforeAll, expect, test } from 'vitest';
import { addAdmin, removeAdmin } from './actions.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const entriesOf = async (subject: string) =>
  (await server.pool.query('select actor_id, act from audit where subject = $1', [subject])).rows;

test('adding and removing an admin is logged, once each', async () => {
  const { id, email } = await createPerson(server);
  for (const change of [addAdmin, addAdmin, removeAdmin, removeAdmin])
    await change(server.db, { email, now: new Date() });
  expect(await entriesOf(`person:${id}`)).toEqual([
    { actor_id: null, act: 'add_admin' },
    { actor_id: null, act: 'remove_admin' },
  ]);
});

test('refuses to make an admin of an address without an account', async () => {
  const change = addAdmin(server.db, { email: 'nobody@pieces.test', now: new Date() });
  await expect(change).rejects.toThrow('There’s no account with the address nobody@pieces.test.');
});

test.each(['update audit set reason = $$$$', 'delete from audit', 'truncate audit'])(
  'the database refuses to change the log: %s',
  async (statement) => {
    const { email } = await createPerson(server);
    await addAdmin(server.db, { email, now: new Date() });
    await expect(server.pool.query(statement)).rejects.toThrow('The audit log can’t be changed');
  },
);

test('the log stays when an account is deleted', async () => {
  const person = await createPerson(server);
  await addAdmin(server.db, { email: person.email, now: new Date() });
  await person.send('POST /users/deletion', { body: { email: person.email, password } });
  expect(await entriesOf(`person:${person.id}`)).toHaveLength(1);
});
