import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import {
  createHackathon,
  createParticipants,
  formTeam,
  joinTeam,
} from '#tests/factories/hackathons.ts';
import { createAdmin, decide, undo } from '#tests/factories/decisions.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createTicket, settingsForm } from '#tests/factories/projects.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { runTasks, runTasksAfter } from '#tests/run-tasks.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { inactivityTasks } from '#server/teams/members/presence/ask-quiet-members.ts';
import { nextStepTasks } from './schedule.ts';

const get = 'GET /projects/{projectId}';
const put = 'PUT /projects/{projectId}/next-step';
const complete = 'POST /projects/{projectId}/completion';
const search = 'GET /projects/search';

const question = 'Harbour Night is over. What’s next for Night Ferry?';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** A team of two in a hackathon that ended some days ago. */
async function createAfter(days = 0, fields = {}) {
  const hackathon = await createHackathon(await createPerson(server, 'Olena'));
  const people = await createParticipants(server, hackathon, ['Aino', 'Juno']);
  const [lead, member] = people as [Person, Person];
  const project = await formTeam(lead, hackathon, {
    roles: [{ name: 'Designer' }, { name: 'Back-end' }],
    ...fields,
  });
  await joinTeam(member, project);
  await server.pool.query(
    `update hackathons set opens_at = $2::timestamptz - interval '3 days',
            closes_at = $2::timestamptz - interval '2 days',
            starts_at = $2::timestamptz - interval '1 day', ends_at = $2 where id = $1`,
    [hackathon.id, new Date(Date.now() - days * 86_400_000)],
  );
  return { hackathon, lead, member, project, params: { projectId: project.id } };
}

const runAt = (days: number) => runTasks(server, nextStepTasks, days);
const countIn = async (person: Person, text: string) =>
  (await notifiedTexts(person)).filter((one) => one === text).length;
const asks = async (person: Person, params: { projectId: number }) =>
  (await person.send(get, { params })).body.asksNextStep;
const isFound = async ({ id }: { id: number }) =>
  (
    await openClient(server.url).send(search, { query: { searchQuery: 'Night Ferry', size: 100 } })
  ).body.content.some((found) => found.id === id);
const countOpenings = async ({ id }: { id: number }) =>
  (await server.pool.query('select from openings where project_id = $1', [id])).rowCount;

test('leads are asked a week after the end, once, and reminded once', async () => {
  const { lead, member, params } = await createAfter();
  await runAt(6.9);
  expect([await countIn(lead, question), await asks(lead, params)]).toEqual([0, false]);
  expect((await lead.refused(put, { params, body: { answer: 'continue' } })).status).toBe(404);
  await runAt(7);
  await runAt(10.9);
  expect([await countIn(lead, question), await countIn(member, question)]).toEqual([1, 0]);
  expect([await asks(lead, params), await asks(member, params)]).toEqual([true, false]);
  expect(await mailedSubjects(server, lead.email)).toContain(question);
  await runAt(11);
  await runAt(20);
  await runAt(60);
  expect(await countIn(lead, question)).toBe(2);
  expect(await asks(lead, params)).toBe(true);
});

test('asks leads once their hackathon is canceled, unless it’s resumed', async () => {
  const { hackathon, lead, params, project } = await createAfter(-5);
  const admin = await createAdmin(server);
  const subject = { kind: 'hackathon', id: hackathon.id } as const;
  await lead.send('POST /reports', { body: { subject, reason: 'spam' } });
  await runAt(0);
  expect(await asks(lead, params)).toBe(false);
  const { body: decision } = await decide(admin, subject, { act: 'close' });
  await runAt(0);
  const text = 'Harbour Night is canceled. What’s next for Night Ferry?';
  expect([await countIn(lead, text), await asks(lead, params)]).toEqual([1, true]);
  await undo(admin, decision);
  expect(await asks(lead, params)).toBe(false);
  await lead.send('POST /reports', { body: { subject, reason: 'spam' } });
  await decide(admin, subject, { act: 'close' });
  await runAt(1);
  expect(await isFound(project)).toBe(false);
  await lead.send(put, { params, body: { answer: 'continue' } });
  expect(await isFound(project)).toBe(true);
  expect(await countOpenings(project)).toBe(2);
});

test('several processes ask and remind each team once', async () => {
  const teams = [await createAfter(), await createAfter(), await createAfter()];
  await Promise.all([runAt(7), runAt(7), runAt(7)]);
  for (const { lead } of teams) expect(await countIn(lead, question)).toBe(1);
  await Promise.all([runAt(11), runAt(11), runAt(11)]);
  for (const { lead } of teams) expect(await countIn(lead, question)).toBe(2);
});

test('a team that continues is an ordinary project: found, with its openings, and told', async () => {
  const { lead, member, project, params } = await createAfter(7);
  await runAt(0);
  expect([await isFound(project), await countOpenings(project)]).toEqual([false, 0]);
  await lead.send(put, { params, body: { answer: 'continue' } });
  await lead.send(put, { params, body: { answer: 'continue' } });
  expect([await isFound(project), await countOpenings(project)]).toEqual([true, 2]);
  expect(await asks(lead, params)).toBe(false);
  const said = `${lead.name} decided to keep building Night Ferry`;
  expect([await countIn(member, said), await countIn(lead, said)]).toEqual([1, 0]);
  const { body } = await lead.send('GET /notifications');
  expect(body.notifications.find(({ text }) => text === question)?.isRead).toBe(true);
  const newcomer = await createPerson(server);
  await joinTeam(newcomer, project);
  await runAt(11);
  expect(await countIn(lead, question)).toBe(1);
  const exported = await (await lead.request('GET', '/api/users/export')).text();
  expect(exported).toContain('"next_step_said_by_you":"continue"');
});

test('a team that takes a break is inactive, until something happens on its board', async () => {
  const { lead, member, project, params } = await createAfter(7);
  await runAt(0);
  await lead.send(put, { params, body: { answer: 'rest' } });
  const { body } = await member.send(get, { params });
  expect(body.inactiveSince).not.toBeNull();
  expect(await countOpenings(project)).toBe(0);
  expect(await countIn(member, `${lead.name} decided that Night Ferry will take a break`)).toBe(1);
  await createTicket(member, project.id);
  expect((await member.send(get, { params })).body.inactiveSince).toBeNull();
  expect(await countOpenings(project)).toBe(2);
});

test.each(['completed', 'saved as complete'])('a project that is %s has answered', async (how) => {
  const { lead, member, params } = await createAfter(7);
  await runAt(0);
  if (how === 'completed') await lead.send(complete, { params, body: { summary: 'A map' } });
  else {
    const { body } = await lead.send(get, { params });
    await lead.send('PUT /projects/{projectId}', {
      params,
      body: { ...settingsForm(body), techStack: ['React'], status: 'Completed' },
    });
  }
  expect(await asks(lead, params)).toBe(false);
  expect(await countIn(member, `${lead.name} decided that Night Ferry is complete`)).toBe(1);
  expect(await countIn(member, `${lead.name} completed Night Ferry`)).toBe(0);
  const refusal = await lead.refused(put, { params, body: { answer: 'rest' } });
  expect(refusal.body).toMatchObject({
    code: 'already_answered',
    message: 'Someone has already answered: the project is complete.',
  });
  await runAt(11);
  expect(await countIn(lead, question)).toBe(1);
});

test('already_answered: two leads answer simultaneously', async () => {
  const urls = [server.url, await server.startAnother()];
  for (let round = 0; round < 3; round += 1) {
    const { lead, member, project, params } = await createAfter(7);
    await lead.send('PUT /projects/{projectId}/members/{userId}', {
      params: { ...params, userId: member.id },
      body: { isLead: true },
    });
    await runAt(0);
    await member.send('GET /auth/me');
    const replies = await Promise.all(
      [lead, member].map(({ cookies }, at) =>
        openClient(urls[at]!, cookies).request('PUT', `/api/projects/${project.id}/next-step`, {
          body: { answer: at === 0 ? 'continue' : 'rest' },
        }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const rests = replies[1]!.status === 204;
    const { inactiveSince } = (await lead.send(get, { params })).body;
    expect(inactiveSince !== null).toBe(rests);
    const said = (await notifiedTexts(rests ? lead : member)).filter((text) =>
      text.includes('decided'),
    );
    expect(said).toHaveLength(1);
  }
});

test('only leads answer', async () => {
  const { lead, member, params } = await createAfter(7);
  await runAt(0);
  expect((await member.refused(put, { params, body: { answer: 'rest' } })).status).toBe(403);
  const stranger = await createPerson(server);
  expect((await stranger.refused(put, { params, body: { answer: 'rest' } })).status).toBe(404);
  const { body } = await lead.refused(put, { params, body: { answer: 'complete' as 'rest' } });
  expect(body.errors?.[0]?.field).toBe('answer');
  expect(await asks(lead, params)).toBe(true);
});

test('doesn’t ask about a complete team, a canceled hackathon or an old one', async () => {
  const done = await createAfter(7);
  await done.lead.send(complete, { params: done.params, body: { summary: '' } });
  const canceled = await createAfter(7);
  await server.pool.query('update hackathons set canceled_at = now() where id = $1', [
    canceled.hackathon.id,
  ]);
  const old = await createAfter(30);
  await runAt(0);
  for (const { lead } of [done, canceled, old]) expect(await countIn(lead, question)).toBe(0);
});

test('leads aren’t also asked whether they’re still building, until two weeks later', async () => {
  const { lead } = await createAfter();
  const still = 'Are you still building Night Ferry?';
  await runAt(7);
  await runTasks(server, inactivityTasks, 20.9);
  expect(await countIn(lead, still)).toBe(0);
  await runTasksAfter(server, inactivityTasks, 21);
  expect(await countIn(lead, still)).toBe(1);
});
