import { beforeAll, expect, test } from 'vitest';
import { createPerson } from '#tests/factories/people.ts';
import { askToJoin, createAskingProject } from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { joinRequestTasks } from './schedule.ts';

const get = 'GET /join-requests/{requestId}';
const ask = 'POST /projects/{projectId}/join-requests';
const answer = 'POST /join-requests/{requestId}/answer';
const getProject = 'GET /projects/{projectId}';
const endPause = 'DELETE /projects/{projectId}/joining-pause';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function createRequest() {
  const [lead, juno] = [await createPerson(server, 'Frida'), await createPerson(server, 'Juno')];
  const project = await createAskingProject(lead);
  const request = await askToJoin(juno, project.id);
  const ref = { requestId: request.id };
  const params = { projectId: project.id };
  const askedAt = new Date(request.askedAt).getTime();
  /** Runs the schedule at a time after the request was made. */
  const runAt = async (days: number) => {
    const now = new Date(askedAt + days * 86_400_000);
    for (const { run } of joinRequestTasks)
      while (await server.db.transaction().execute((db) => run(db, now)));
  };
  const mailTo = async (email: string) =>
    (await server.mail()).filter(({ to }) => to === email).map(({ subject }) => subject);
  return { lead, juno, request, ref, params, runAt, mailTo };
}

test('leads are reminded on days 2 and 7, once each, and the request ends on day 9', async () => {
  const { lead, juno, ref, runAt, mailTo } = await createRequest();
  await mailTo(lead.email);
  const remindersAfter = async (days: number) => {
    await runAt(days);
    return (await mailTo(lead.email)).length - 1;
  };
  expect(await remindersAfter(1.99)).toBe(0);
  expect(await remindersAfter(2)).toBe(1);
  expect(await remindersAfter(6.99)).toBe(1);
  expect(await remindersAfter(7)).toBe(2);
  expect(await remindersAfter(8.99)).toBe(2);
  expect((await juno.send(get, { params: ref })).body.state).toBe('waiting');
  await runAt(9);
  expect((await juno.send(get, { params: ref })).body.state).toBe('expired');
  expect(await mailTo(juno.email)).toEqual(['Trail Finder didn’t answer your request in time']);
  const [ended, last, first] = await mailTo(lead.email);
  expect([ended, last, first]).toEqual([
    'A request expires without an answer',
    'Someone is waiting for your answer',
    'Someone is waiting for your answer',
  ]);
  const told = await notifiedTexts(lead);
  expect(told).toContain(`${juno.name}’s request to join Trail Finder expired without an answer`);
});

test('a request never ends without a last reminder a day before', async () => {
  const { lead, juno, ref, runAt, mailTo } = await createRequest();
  await runAt(20);
  await runAt(20.9);
  const { body } = await juno.send(get, { params: ref });
  expect(body.state).toBe('waiting');
  expect((Date.parse(body.answerBy) - Date.parse(body.askedAt)) / 86_400_000).toBe(21);
  expect(await mailTo(lead.email)).toHaveLength(2);
  await runAt(21);
  expect((await juno.send(get, { params: ref })).body.state).toBe('expired');
});

test('a request doesn’t end while another process is sending its last reminder', async () => {
  const { juno, ref, runAt } = await createRequest();
  const client = await server.pool.connect();
  await client.query('begin');
  await client.query('select from join_requests where id = $1 for update', [ref.requestId]);
  const running = runAt(9);
  await Promise.race([running, waitForLock(server.pool)]);
  await client.query('rollback');
  client.release();
  await running;
  expect((await juno.send(get, { params: ref })).body.state).toBe('waiting');
});

test('a reminder isn’t sent once the request was answered', async () => {
  const { lead, juno, ref, runAt, mailTo } = await createRequest();
  await mailTo(lead.email);
  await runAt(2);
  await lead.send(answer, { params: ref, body: { answer: 'accepted' } });
  expect(await mailTo(lead.email)).not.toContain(
    `${juno.name} is still waiting for an answer from Trail Finder`,
  );
  await runAt(7);
  await runAt(9);
  expect((await lead.send(get, { params: ref })).body.state).toBe('accepted');
});

test('someone whose request expired can ask again right away and is first in the list', async () => {
  const { lead, juno, params, runAt } = await createRequest();
  await runAt(7);
  await runAt(9);
  const other = await createPerson(server);
  await askToJoin(other, params.projectId);
  const again = await askToJoin(juno, params.projectId);
  const { body } = await lead.send('GET /projects/{projectId}/join-requests', { params });
  expect(body.map(({ user, hasExpiredBefore }) => [user.id, hasExpiredBefore])).toEqual([
    [juno.id, true],
    [other.id, false],
  ]);
  expect(body[0]?.id).toBe(again.id);
});

test('returns asking_paused after two unanswered requests, until a lead takes requests again', async () => {
  const { lead, juno, params, runAt, mailTo } = await createRequest();
  await askToJoin(await createPerson(server), params.projectId);
  const third = await createPerson(server);
  await runAt(7.1);
  await runAt(9.2);
  expect((await juno.send(getProject, { params })).body).toMatchObject({
    isPaused: true,
    can: { ask: false },
  });
  const refusal = await third.refused(ask, { params, body: {} });
  expect([refusal.status, refusal.body.code]).toEqual([409, 'asking_paused']);
  await mailTo(lead.email);
  const email = (await server.mail()).find(
    ({ to, text }) => to === lead.email && text.includes('Requests are paused.'),
  );
  expect(email?.text).toContain('Open the requests to take them again.');
  expect((await third.refused(endPause, { params })).status).toBe(404);
  expect((await lead.send(endPause, { params })).body.isPaused).toBe(false);
  await askToJoin(third, params.projectId);
});

test('an answer in between starts the count of unanswered requests again', async () => {
  const { lead, params, runAt } = await createRequest();
  await runAt(7);
  await runAt(9);
  const answered = await askToJoin(await createPerson(server), params.projectId);
  await lead.send(answer, {
    params: { requestId: answered.id },
    body: { answer: 'declined', text: 'We found someone else.' },
  });
  await askToJoin(await createPerson(server), params.projectId);
  await runAt(17);
  await runAt(19);
  expect((await lead.send(getProject, { params })).body.isPaused).toBe(false);
});
