import { beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { tell } from './actions.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const put = 'PUT /users/notification-settings';

/** A person with a teammate, before anything is told. */
async function createReader() {
  const { creator, member, project } = await createTeam(server);
  await server.pool.query('delete from notifications');
  await server.pool.query('delete from outbox');
  const comment = (title: string) =>
    tell(server.db, {
      kind: 'comment_written',
      to: creator.id,
      actorId: member.id,
      projectId: project.id,
      data: { ticketId: 5, title },
    });
  return { reader: creator, mate: member, project, comment };
}

/** Makes what waits for a daily or weekly email due. */
const passTheNight = () =>
  server.pool.query(`update notifications set email_at = now() where email_at is not null`);

async function mailsTo({ email }: Person) {
  await server.runSchedule();
  return (await server.mail()).filter(({ to }) => to === email);
}

test('one email in the morning has everything that is unread, by project', async () => {
  const { reader, mate, project, comment } = await createReader();
  await comment('Map tiles');
  await comment('Legend');
  const other = await createPerson(server, 'Juno');
  await server.pool.query(`insert into notification_settings values ($1, 'followed', 'daily')`, [
    reader.id,
  ]);
  await tell(server.db, { kind: 'followed', to: reader.id, actorId: other.id, data: {} });
  expect(await mailsTo(reader)).toEqual([]);
  await passTheNight();
  const [mail, ...more] = await mailsTo(reader);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Someone follows you and 2 more');
  expect(mail?.text).toContain(
    `${project.name}
- ${mate.name} commented on “Legend”
  http://pieces.test/tickets/${project.id}/5
- ${mate.name} commented on “Map tiles”
  http://pieces.test/tickets/${project.id}/5`,
  );
  expect(mail?.html).toContain(`${mate.name} commented on “Legend”`);
  expect(await mailsTo(reader)).toHaveLength(1);
});

test('the email is due at 8:00 in the person’s time zone', async () => {
  const { reader, comment } = await createReader();
  await reader.send(put, { body: { timeZone: 'Pacific/Auckland' } });
  await comment('Map tiles');
  const { rows } = await server.pool.query<{ hour: number }>(
    `select extract(hour from email_at at time zone 'Pacific/Auckland')::int as hour
       from notifications where user_id = $1 and email_at between now() and now() + interval '1 day'`,
    [reader.id],
  );
  expect(rows).toEqual([{ hour: 8 }]);
});

test('sends no email if everything was read, even shortly before', async () => {
  const { reader, comment } = await createReader();
  const read = () => reader.send('PUT /notifications/read', { body: { upTo: 999_999 } });
  await comment('Map tiles');
  await read();
  await passTheNight();
  expect(await mailsTo(reader)).toEqual([]);

  await comment('Legend');
  await passTheNight();
  await server.runSchedule();
  await read();
  expect(await mailsTo(reader)).toEqual([]);
});

test('keeps later notifications for the next email', async () => {
  const { reader, comment } = await createReader();
  await comment('Map tiles');
  await passTheNight();
  await mailsTo(reader);
  await comment('Legend');
  expect(await mailsTo(reader)).toHaveLength(1);
  await passTheNight();
  const [newest] = await mailsTo(reader);
  expect(newest?.subject).toMatch(/“Legend”$/);
});

test('changing how soon emails are sent moves waiting ones, and never drops any', async () => {
  const { reader, comment } = await createReader();
  await comment('Map tiles');
  const choose = (email: string) =>
    reader.send(put, { body: { emails: [{ kind: 'comment_written', email }] } });
  const due = async () => {
    const { rows } = await server.pool.query<{ day: number | null }>(
      'select extract(isodow from email_at)::int as day from notifications where user_id = $1',
      [reader.id],
    );
    return rows.map(({ day }) => day);
  };
  await choose('weekly');
  expect(await due()).toEqual([1]);
  await choose('never');
  expect(await due()).toEqual([null]);
  await passTheNight();
  expect(await mailsTo(reader)).toEqual([]);
});

test('two processes send one email to each of many people', async () => {
  const { reader, mate, project } = await createReader();
  await server.pool.query(
    `insert into users (email, first_name, last_name, login_method, communication_email)
     select 'reader.' || number || '@digest.test', 'Reader', 'Number', 'email',
            'reader.' || number || '@digest.test'
       from generate_series(1, 300) as number`,
  );
  await server.pool.query(
    `insert into notifications (user_id, kind, subject, project_id, actor_id, data, email_at)
     select users.id, 'member_joined', 'project:1', $1, $2, '{"role":""}', now()
       from users, generate_series(1, 3) where email like '%@digest.test'`,
    [project.id, mate.id],
  );
  await Promise.all([server.runSchedule(), server.runSchedule(), server.runSchedule()]);
  const { rows } = await server.pool.query<{ count: number }>(
    `select count(*) from outbox where kind = 'digest' group by payload ->> 'userId'`,
  );
  expect(rows).toHaveLength(300);
  expect(rows.filter(({ count }) => count !== 1)).toEqual([]);
  expect(await mailsTo(reader)).toEqual([]);
});
