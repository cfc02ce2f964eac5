import { beforeAll, expect, test } from 'vitest';
import { createPerson } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const job = {
  kind: 'experience',
  title: 'Trainee',
  organisation: 'Harbour Office',
  from: '2024-02',
  to: '2025-01',
  text: 'Tides and tables.',
};
const school = { ...job, kind: 'education', title: 'BSc', organisation: 'Turku', to: '' };

test('entries are added, changed and removed, and listed in the profile by kind', async () => {
  const person = await createPerson(server);
  const { body: added, status } = await person.send('POST /users/entries', { body: job });
  expect(status).toBe(201);
  expect(added).toEqual({ id: added.id, ...job });
  const later = { ...job, title: 'Developer', from: '2025-02', to: '' };
  await person.send('POST /users/entries', { body: later });
  await person.send('POST /users/entries', { body: school });
  const params = { entryId: added.id };
  const changed = await person.send('PUT /users/entries/{entryId}', {
    params,
    body: { ...job, title: 'Intern' },
  });
  expect(changed.body).toEqual({ ...added, title: 'Intern' });
  const { body } = await person.send('GET /users/profile');
  expect(body.experience.map(({ title }) => title)).toEqual(['Developer', 'Intern']);
  expect(body.education.map(({ title }) => title)).toEqual(['BSc']);
  await person.send('DELETE /users/entries/{entryId}', { params });
  const left = await person.send('GET /users/profile');
  expect(left.body.experience.map(({ title }) => title)).toEqual(['Developer']);
});

test.each([
  [{ title: ' ' }, 'Title is required'],
  [{ organisation: '' }, 'Organization is required'],
  [{ from: '' }, 'From is required'],
  [{ from: '2024-13' }, 'Enter a month like 2026-09'],
  [{ from: '2024-1' }, 'Enter a month like 2026-09'],
  [{ to: 'now' }, 'Enter a month like 2026-09, or leave it empty'],
  [{ to: '2024-01' }, 'To must not be before From'],
  [{ kind: 'hobby' }, 'Kind must be one of experience, education'],
  [{ text: 'x'.repeat(2001) }, 'Text must not exceed 2000 characters'],
])('returns invalid_input for %j', async (wrong, message) => {
  const person = await createPerson(server);
  const refusal = await person.refused('POST /users/entries', { body: { ...job, ...wrong } });
  expect(refusal.body).toMatchObject({ code: 'invalid_input', message });
  expect((await person.send('GET /users/profile')).body.experience).toEqual([]);
});

test('changing or deleting another person’s entry returns not_found', async () => {
  const [owner, other] = [await createPerson(server), await createPerson(server)];
  const { body: entry } = await owner.send('POST /users/entries', { body: job });
  const params = { entryId: entry.id };
  const change = { params, body: { ...job, title: 'Mine' } };
  const refusals = [
    await other.refused('PUT /users/entries/{entryId}', change),
    await other.refused('DELETE /users/entries/{entryId}', { params }),
  ];
  for (const { body } of refusals) expect(body.code).toBe('not_found');
  expect((await owner.send('GET /users/profile')).body.experience).toEqual([entry]);
});

test('returns invalid_input after fifty entries, even for simultaneous requests', async () => {
  const person = await createPerson(server);
  for (let count = 0; count < 49; count += 1) {
    await person.send('POST /users/entries', { body: job });
  }
  const other = await server.pool.connect();
  await other.query('begin');
  await other.query('select id from users where id = $1 for no key update', [person.id]);
  await other.query(
    `insert into entries (user_id, kind, title, organisation, started, ended, text)
     values ($1, 'education', 'Last', 'One', '2020-01', '', '')`,
    [person.id],
  );
  const asking = person.refused('POST /users/entries', { body: job });
  await Promise.race([waitForLock(server.pool), asking]);
  await other.query('commit');
  other.release();
  expect((await asking).body.message).toBe('You can add up to 50 entries.');
});
