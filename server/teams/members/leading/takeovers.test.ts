import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { createTeam, createTicket, settingsForm } from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { runTasks } from '#tests/run-tasks.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { takeoverTasks } from './pass-projects-on.ts';

const ask = 'POST /projects/{projectId}/takeover';
const close = 'DELETE /projects/{projectId}/takeover';
const get = 'GET /projects/{projectId}';
const change = 'PUT /projects/{projectId}/members/{userId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** A team whose creator gave no sign of life for some days. */
async function createAbandoned(days = 21) {
  const team = await createTeam(server);
  const late = await createPerson(server, 'Late');
  await late.send('POST /projects/{projectId}/members', { params: team.params });
  await server.pool.query(
    `update project_members set last_seen_on = current_date - $3::int
      where project_id = $1 and user_id = $2`,
    [team.project.id, team.creator.id, days],
  );
  return { ...team, late };
}

const creatorOf = async (reader: Person, params: { projectId: number }) =>
  (await reader.send(get, { params })).body.creator.id;

test('the longest-standing member takes over if the creator doesn’t say no, who is emailed twice', async () => {
  const { creator, member, late, params } = await createAbandoned();
  expect((await member.send(get, { params })).body.can.takeOver).toBe(true);
  expect((await late.send(get, { params })).body.can.takeOver).toBe(false);
  expect((await late.refused(ask, { params })).status).toBe(403);
  await member.send(ask, { params });
  await member.send(ask, { params });
  const { body } = await creator.send(get, { params });
  expect(body.takeover).toMatchObject({ userId: member.id, name: member.name });
  const days = (Date.parse(body.takeover!.until) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  const subject = `${member.name} would like to take over Trail Finder`;
  const emails = async () =>
    (await mailedSubjects(server, creator.email)).filter((one) => one === subject).length;
  expect(await emails()).toBe(1);
  await runTasks(server, takeoverTasks, 4.9);
  expect(await emails()).toBe(1);
  await runTasks(server, takeoverTasks, 5);
  await runTasks(server, takeoverTasks, 6.9);
  expect(await emails()).toBe(2);
  expect(await creatorOf(member, params)).toBe(creator.id);
  await runTasks(server, takeoverTasks, 7);
  const passed = (await creator.send(get, { params })).body;
  expect(passed).toMatchObject({ creator: { id: member.id }, takeover: null, can: { edit: true } });
  const log = 'select act, actor_id, data from audit where subject = $1';
  const { rows } = await server.pool.query(log, [`project:${params.projectId}`]);
  expect(rows).toEqual([{ act: 'take_over', actor_id: member.id, data: { from: creator.id } }]);
  expect(passed.members.find(({ userId }) => userId === creator.id)?.isLead).toBe(true);
  expect(await mailedSubjects(server, member.email)).toContain('Trail Finder is yours now');
  for (const person of [creator, late])
    expect(await notifiedTexts(person)).toContain(`${member.name} took over Trail Finder`);
});

test('marks the creator’s question as read once the asker leaves or becomes the creator', async () => {
  const isRead = async (person: Person) => {
    const { body } = await person.send('GET /notifications');
    return body.notifications.find(({ text }) => text.includes('would like to take over'))?.isRead;
  };
  const { creator, member, late, params } = await createAbandoned();
  await member.send(ask, { params });
  expect(await isRead(creator)).toBe(false);
  await member.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  expect(await isRead(creator)).toBe(true);

  await late.send(ask, { params });
  expect(await isRead(creator)).toBe(false);
  const body = { userId: late.id };
  await creator.send('POST /projects/{projectId}/creator', { params, body });
  await late.send('POST /projects/{projectId}/creator/acceptance', { params });
  expect(await isRead(creator)).toBe(true);
});

test.each(['completed', 'saved as complete'])(
  'a project that is %s stays with its creator',
  async (how) => {
    const { creator, member, params } = await createAbandoned();
    await creator.send(change, {
      params: { ...params, userId: member.id },
      body: { isLead: true },
    });
    await server.pool.query(
      'update project_members set last_seen_on = current_date - 21 where user_id = $1',
      [creator.id],
    );
    await member.send(ask, { params });
    if (how === 'completed') {
      await member.send('POST /projects/{projectId}/completion', { params, body: { summary: '' } });
    } else {
      const form = settingsForm((await member.send(get, { params })).body);
      await member.send('PUT /projects/{projectId}', {
        params,
        body: { ...form, status: 'Completed' },
      });
    }
    expect((await member.send(get, { params })).body.takeover).toBeNull();
    await runTasks(server, takeoverTasks, 5);
    await runTasks(server, takeoverTasks, 8);
    expect(await creatorOf(member, params)).toBe(creator.id);
  },
);

test('another lead comes before the longest-standing member', async () => {
  const { creator, member, late, params } = await createAbandoned();
  const body = { isLead: true };
  await creator.send(change, { params: { ...params, userId: late.id }, body });
  await server.pool.query(
    'update project_members set last_seen_on = current_date - 21 where user_id = $1',
    [creator.id],
  );
  expect((await member.refused(ask, { params })).status).toBe(403);
  await late.send(ask, { params });
});

test('a former lead doesn’t get the project', async () => {
  const { creator, member, late, params } = await createAbandoned();
  for (const { id: userId } of [member, late])
    await creator.send(change, { params: { ...params, userId }, body: { isLead: true } });
  await server.pool.query(
    'update project_members set last_seen_on = current_date - 21 where user_id = $1',
    [creator.id],
  );
  await late.send(ask, { params });
  await member.send(change, { params: { ...params, userId: late.id }, body: { isLead: false } });
  expect((await member.send(get, { params })).body.takeover).toBeNull();
  await runTasks(server, takeoverTasks, 5);
  await runTasks(server, takeoverTasks, 8);
  expect(await creatorOf(member, params)).toBe(creator.id);
});

test('returns creator_is_there if they were seen less than 21 days ago or are away', async () => {
  const { member, params } = await createAbandoned(20);
  expect((await member.refused(ask, { params })).body.code).toBe('creator_is_there');
  const absent = await createAbandoned(40);
  await server.pool.query(
    'update project_members set away_until = current_date - 20 where user_id = $1',
    [absent.creator.id],
  );
  const refusal = await absent.member.refused(ask, { params: absent.params });
  expect(refusal.body.code).toBe('creator_is_there');
});

test('the creator’s “no” prevents takeovers for 21 days', async () => {
  const { creator, member, params } = await createAbandoned();
  await member.send(ask, { params });
  await creator.send(close, { params });
  expect(await notifiedTexts(member)).toContain(
    `${creator.name} is back and is keeping Trail Finder`,
  );
  await runTasks(server, takeoverTasks, 5);
  await runTasks(server, takeoverTasks, 8);
  expect(await creatorOf(member, params)).toBe(creator.id);
  expect((await member.refused(ask, { params })).body.code).toBe('creator_is_there');
  expect((await creator.refused(close, { params })).status).toBe(404);
});

test('a complete project stays with its creator', async () => {
  const { member, params, project } = await createAbandoned();
  await server.pool.query(`update projects set status = 'Completed' where id = $1`, [project.id]);
  expect((await member.send(get, { params })).body.can.takeOver).toBe(false);
  expect((await member.refused(ask, { params })).status).toBe(403);
});

test('any sign of life lets the creator keep the project', async () => {
  const { creator, member, params, project } = await createAbandoned();
  await member.send(ask, { params });
  await createTicket(creator, project.id);
  await runTasks(server, takeoverTasks, 5);
  await runTasks(server, takeoverTasks, 7);
  expect((await member.send(get, { params })).body).toMatchObject({
    creator: { id: creator.id },
    takeover: null,
  });
  expect(await notifiedTexts(member)).toContain(
    `${creator.name} is back and is keeping Trail Finder`,
  );
});

test('lets only the person who asked close a takeover', async () => {
  const { creator, member, late, params } = await createAbandoned();
  await member.send(ask, { params });
  expect((await late.refused(close, { params })).status).toBe(403);
  await member.send(close, { params });
  await runTasks(server, takeoverTasks, 7);
  await runTasks(server, takeoverTasks, 9);
  expect(await creatorOf(late, params)).toBe(creator.id);
});

test('after an outage, the creator still has two days after the reminder', async () => {
  const { creator, member, params } = await createAbandoned();
  await member.send(ask, { params });
  await runTasks(server, takeoverTasks, 20);
  expect(await creatorOf(member, params)).toBe(creator.id);
  await runTasks(server, takeoverTasks, 21.9);
  expect(await creatorOf(member, params)).toBe(creator.id);
  await runTasks(server, takeoverTasks, 22);
  expect(await creatorOf(member, params)).toBe(member.id);
});

test('ends when the person who asked leaves, and with the project when their account is deleted', async () => {
  const { creator, member, late, params } = await createAbandoned();
  await member.send(ask, { params });
  await member.send('POST /users/deletion', { body: { email: member.email, password } });
  await runTasks(server, takeoverTasks, 5);
  await runTasks(server, takeoverTasks, 7);
  expect((await late.send(get, { params })).body).toMatchObject({
    creator: { id: creator.id },
    takeover: null,
    can: { takeOver: true },
  });
});

test('it ends when the project passes on in another way', async () => {
  const deleted = await createAbandoned();
  await deleted.member.send(ask, { params: deleted.params });
  const { email } = deleted.creator;
  await deleted.creator.send('POST /users/deletion', { body: { email, password } });
  expect((await deleted.late.send(get, { params: deleted.params })).body).toMatchObject({
    creator: { id: deleted.member.id },
    takeover: null,
  });
  const offered = await createAbandoned();
  await offered.member.send(ask, { params: offered.params });
  const { params, creator, late } = offered;
  await creator.send('POST /projects/{projectId}/creator', { params, body: { userId: late.id } });
  await late.send('POST /projects/{projectId}/creator/acceptance', { params });
  expect((await late.send(get, { params })).body).toMatchObject({
    creator: { id: late.id },
    takeover: null,
  });
});

test('allows one of a takeover and a simultaneous “no”', async () => {
  const url = await server.startAnother();
  for (let round = 0; round < 4; round += 1) {
    const { creator, member, params } = await createAbandoned();
    await member.send(ask, { params });
    await runTasks(server, takeoverTasks, 5);
    await creator.send('GET /auth/me');
    const [{ status }] = await Promise.all([
      openClient(url, creator.cookies).request(
        'DELETE',
        `/api/projects/${params.projectId}/takeover`,
      ),
      runTasks(server, takeoverTasks, 7),
    ]);
    await runTasks(server, takeoverTasks, 7);
    expect([204, 404]).toContain(status);
    expect(await creatorOf(member, params)).toBe(status === 204 ? creator.id : member.id);
    const texts = await notifiedTexts(member);
    expect(texts.includes('Trail Finder is yours now')).toBe(status === 404);
    expect(texts.some((text) => text.includes('is keeping Trail Finder'))).toBe(status === 204);
  }
});

test('a “no” during the takeover returns that it’s too late', async () => {
  const { creator, member, params } = await createAbandoned();
  await member.send(ask, { params });
  await runTasks(server, takeoverTasks, 5);
  const client = await server.pool.connect();
  await client.query('begin');
  await client.query('select from takeovers where project_id = $1 for update', [params.projectId]);
  const passing = runTasks(server, takeoverTasks, 7);
  await waitForLock(server.pool);
  const refused = creator.refused(close, { params });
  await waitForLock(server.pool, 2);
  await client.query('rollback');
  client.release();
  await passing;
  expect((await refused).status).toBe(404);
  expect(await creatorOf(member, params)).toBe(member.id);
});

test('leaves one creator when a takeover and the deletion of the creator’s account coincide', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { creator, member, params } = await createAbandoned();
    await member.send(ask, { params });
    await runTasks(server, takeoverTasks, 5);
    const results = await Promise.allSettled([
      creator.send('POST /users/deletion', { body: { email: creator.email, password } }),
      runTasks(server, takeoverTasks, 7),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await member.send(get, { params })).body).toMatchObject({
      creator: { id: member.id },
      takeover: null,
    });
  }
});
