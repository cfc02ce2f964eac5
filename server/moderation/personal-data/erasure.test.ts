import { beforeAll, expect, test } from 'vitest';
import { insertRefusal, listRefusals } from '#server/platform/mail/refusals.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const deleteAccount = (person: Person) =>
  person.send('POST /users/deletion', { body: { email: person.email, password } });

/** Returns all rows of all tables as text. */
async function readDatabase(): Promise<string> {
  const { rows: tables } = await server.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await server.pool.query(`select to_jsonb(t) as row from "${name}" as t`);
      return JSON.stringify(rows);
    }),
  );
  return texts.join('\n');
}

test('no sent or queued email contains an address of a deleted account', async () => {
  const { creator, member, params } = await createTeam(server);
  await server.mail();
  await creator.send('POST /auth/forgot-password', { body: { email: creator.email } });
  const contact = 'elsewhere@contact.test';
  await creator.send('PUT /users/profile', { body: { communicationEmail: contact } });
  await server.mail();
  await creator.send('POST /auth/forgot-password', { body: { email: creator.email } });
  const other = await createPerson(server);
  await other.send('POST /auth/forgot-password', { body: { email: other.email } });
  await server.pool.query(
    `insert into outbox (kind, payload, last_error)
     values ('member-joined', $1, 'Mailbox <' || upper($2) || '> is full')`,
    [JSON.stringify({ projectId: params.projectId, userId: member.id }), creator.email],
  );
  await deleteAccount(creator);
  const stored = (await readDatabase()).toLowerCase();
  expect(stored).not.toContain(creator.email);
  expect(stored).not.toContain(contact);
  expect(stored).toContain(other.email);
});

test('stored idempotent replies do not name a deleted account', async () => {
  const { creator, member, params } = await createTeam(server);
  const create = () =>
    creator.send('POST /projects/{projectId}/tickets', {
      params,
      body: { title: 'Draw', description: 'A map', assigneeId: member.id },
      headers: { 'idempotency-key': 'draw-the-map' },
    });
  const { body: ticket } = await create();
  expect(ticket.assigneeName).toBe(member.name);
  await deleteAccount(member);
  expect(await readDatabase()).not.toContain(member.name.split(' ')[1]);
  const again = await create();
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.body).toEqual({ ...ticket, assigneeId: null, assigneeName: null });
});

test('deletes refusals of a deleted account’s addresses', async () => {
  const [person, other] = [await createPerson(server), await createPerson(server)];
  const addresses = [person.email, other.email];
  for (const address of addresses) await insertRefusal(server.db, { address, now: new Date() });
  await deleteAccount(person);
  const left = await listRefusals(server.db, addresses);
  expect(left.map(({ address }) => address)).toEqual([other.email]);
});

test('a stored reply no longer names a deleted account that its comment mentions', async () => {
  const { creator, member, params } = await createTeam(server);
  const { body: ticket } = await creator.send('POST /projects/{projectId}/tickets', {
    params,
    body: { title: 'Draw', description: 'A map' },
  });
  const write = () =>
    creator.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
      params: { ...params, ticketId: ticket.id },
      body: { text: `@[${member.id}] and @[${creator.id}]` },
      headers: { 'idempotency-key': 'ask-about-the-map' },
    });
  await write();
  await deleteAccount(member);
  expect(await readDatabase()).not.toContain(member.name.split(' ')[1]);
  expect((await write()).body.mentions).toEqual([{ id: creator.id, name: creator.name }]);
});
