import { beforeAll, expect, test } from 'vitest';
import { day as dayLength } from '#contract/values/durations.ts';
import { openClient } from '#tests/client.ts';
import { password, type Person } from '#tests/factories/people.ts';
import {
  backdateTicket,
  changeTicket,
  createTeam,
  createTicket,
} from '#tests/factories/projects.ts';
import {
  finishTicket,
  giveTeamWork,
  reviewTicket,
  backdateAccounts,
} from '#tests/factories/reviews.ts';
import { computeFromScratch } from '#tests/plain-participation.ts';
import { createRandom } from '#tests/random.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { type FinishedTicket, summarize } from './summarize.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function participationsOf({ id: userId }: Person) {
  const params = { userId };
  return (await openClient(server.url).send('GET /users/{userId}/participations', { params })).body;
}

const participationIn = async ({ id }: { id: number }, person: Person) =>
  (await participationsOf(person)).find(({ project }) => project.id === id);

const today = () => new Date().toISOString().slice(0, 10);

test('tells role, time, work and technologies, and stays after leaving', async () => {
  const { creator, member, project, params } = await createTeam(server);
  await giveTeamWork(server, creator, member);
  const roleId = project.roles[0]!.id;
  await creator.send('PUT /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
    body: { roleId },
  });
  await backdateAccounts(server, creator, member);
  const ticket = await createTicket(member, project.id, {
    assigneeId: member.id,
    labels: ['React', 'TypeScript'],
  });
  await backdateTicket(server, ticket);
  await changeTicket(member, ticket, { status: 'Done', labels: ['React'] });
  await finishTicket(server, { worker: member, projectId: project.id, quick: true });
  await reviewTicket(creator, ticket);
  const current = {
    id: expect.any(Number) as number,
    project: { id: project.id, name: project.name, completedAt: null },
    role: 'Designer',
    from: today(),
    to: null,
    done: 1,
    reviewed: 1,
    reviewers: 1,
    given: 0,
    comments: 0,
    repository: { commits: 0, pullRequests: 0, reviews: 0 },
    skills: ['React'],
    mostPeople: 2,
    notes: [],
    result: null,
    can: { certify: false },
  };
  expect(await participationIn(project, member)).toEqual(current);
  await member.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  expect(await participationsOf(member)).toContainEqual({ ...current, to: today() });
  await member.send('POST /projects/{projectId}/members', { params });
  expect(await participationIn(project, member)).toMatchObject({ role: '', to: null, done: 1 });
});

test('a ticket done within ten minutes counts once it’s reviewed', async () => {
  const { creator, member, project } = await createTeam(server);
  await giveTeamWork(server, creator, member);
  await backdateAccounts(server, creator, member);
  const ticket = await finishTicket(server, {
    worker: member,
    projectId: project.id,
    quick: true,
  });
  expect(await participationIn(project, member)).toMatchObject({ done: 0 });
  await reviewTicket(creator, ticket);
  expect(await participationIn(project, member)).toMatchObject({ done: 1, reviewed: 1 });
});

test('the person picks up to three notes, which everyone sees with their authors', async () => {
  const { creator, member, project } = await createTeam(server);
  await backdateAccounts(server, creator, member);
  for (const note of ['One', 'Two', '', 'Three', 'Four'])
    await reviewTicket(
      creator,
      await finishTicket(server, { worker: member, projectId: project.id }),
      note,
    );
  const params = { projectId: project.id };
  const { body: notes } = await member.send('GET /users/participations/{projectId}/notes', {
    params,
  });
  expect(notes.map(({ text }) => text)).toEqual(['Four', 'Three', 'Two', 'One']);
  const pick = 'PUT /users/participations/{projectId}/notes';
  const ids = notes.map(({ id }) => id);
  const body = { reviewIds: ids.slice(0, 3) };
  expect((await member.refused(pick, { params, body: { reviewIds: ids } })).status).toBe(400);
  expect((await creator.refused(pick, { params, body })).status).toBe(404);
  await member.send(pick, { params, body });
  const by = { id: creator.id, name: creator.name };
  expect((await participationsOf(member))[0]?.notes.map(({ text }) => text)).toEqual([
    'Four',
    'Three',
    'Two',
  ]);
  await member.send(pick, { params, body: { reviewIds: [ids[1]!] } });
  expect((await participationsOf(member))[0]?.notes).toEqual([{ id: ids[1], text: 'Three', by }]);
  await creator.send('POST /users/deletion', { body: { email: creator.email, password } });
  expect((await participationsOf(member))[0]?.notes).toMatchObject([{ text: 'Three', by: null }]);

  await server.pool.query('update projects set deleted_at = now() where id = $1', [project.id]);
  const { body: gone } = await member.send('GET /users/participations/{projectId}/notes', {
    params,
  });
  expect(gone).toEqual([]);
  expect((await member.refused(pick, { params, body })).status).toBe(404);
});

test('a deleted account’s participations stay, and nothing of them is served', async () => {
  const { creator, member, project } = await createTeam(server);
  await backdateAccounts(server, creator, member);
  await finishTicket(server, { worker: member, projectId: project.id });
  await member.send('POST /users/deletion', { body: { email: member.email, password } });
  const { rows } = await server.pool.query(
    'select user_id, done, to_day from participations where project_id = $1 order by id',
    [project.id],
  );
  expect(rows).toEqual([
    { user_id: creator.id, done: 0, to_day: null },
    { user_id: null, done: 1, to_day: today() },
  ]);
  const visitor = openClient(server.url);
  const params = { userId: member.id };
  for (const key of ['participations', 'activity-days'] as const) {
    const call = `GET /users/{userId}/${key}` as const;
    expect((await visitor.refused(call, { params })).status).toBe(404);
  }
});

test('recounts participations of earlier rules when they’re read', async () => {
  const { member, project } = await createTeam(server);
  await finishTicket(server, { worker: member, projectId: project.id });
  await server.pool.query('update participations set rules = 0, done = 99');
  expect((await participationsOf(member))[0]).toMatchObject({ done: 1 });
});

test('the export has what someone reviewed, what was said of their work, and their days', async () => {
  const { creator, member, project } = await createTeam(server);
  await backdateAccounts(server, creator, member);
  await reviewTicket(
    creator,
    await finishTicket(server, { worker: member, projectId: project.id }),
    'Well done',
  );
  const exportOf = async (person: Person) => (await person.send('GET /users/export')).body;
  const [given, got] = [await exportOf(creator), await exportOf(member)];
  expect(given.reviews).toMatchObject([{ note: 'Well done', written_by_you: true }]);
  expect(got.reviews).toMatchObject([{ note: 'Well done', written_by_you: false }]);
  expect(got.participations).toMatchObject([{ project_id: project.id, done: 1 }]);
  expect(got.activityDays).toEqual([{ day: today(), count: 3 }]);
});

test('days count what a person did, not what others did to it', async () => {
  const { creator, member, project } = await createTeam(server);
  const ticket = await finishTicket(server, { worker: member, projectId: project.id });
  await changeTicket(creator, ticket, { status: 'Backlog' });
  const { body } = await member.send('GET /users/{userId}/activity-days', {
    params: { userId: member.id },
  });
  expect(body).toEqual([{ day: today(), count: 3 }]);
});

test('days follow the requested time zone', async () => {
  const { member } = await createTeam(server);
  const params = { userId: member.id };
  const lateAt = async (hours: string) => {
    await server.pool.query(
      `update events set occurred_at = (current_date - 2 + time '${hours}') at time zone 'UTC'
        where credited_id = $1`,
      [member.id],
    );
    const days = async (timeZone?: string) => {
      const query = timeZone === undefined ? {} : { timeZone };
      const { body } = await member.send('GET /users/{userId}/activity-days', { params, query });
      return body.map(({ day }) => (Date.parse(day) - Date.parse(today())) / dayLength);
    };
    return [await days(), await days('Asia/Kathmandu'), await days('America/New_York')];
  };
  expect(await lateAt('22:30')).toEqual([[-2], [-1], [-2]]);
  expect(await lateAt('03:00')).toEqual([[-2], [-2], [-3]]);
  const query = { timeZone: 'Nowhere/Land' };
  const refused = await member.refused('GET /users/{userId}/activity-days', { params, query });
  expect(refused.status).toBe(400);
});

test('summarizes 10,000 random tickets the same as a plain count does', () => {
  const random = createRandom(7);
  const reviewersOf = (id: number) => {
    const count = [0, 0, 1, 2][random(4)] ?? 0;
    return Array.from({ length: count }, (_, index) => `reviewer ${(id + index) % 5}`);
  };
  const tickets = Array.from({ length: 10_000 }, (_, id): FinishedTicket => ({
    id,
    occurred_at: new Date(Date.UTC(2026, 0, 1 + random(900), random(24))).toISOString(),
    ticket_age: [null, 0, 599, 600, 9000][random(5)] ?? null,
    labels: ['React', 'CSS', 'SQL'].slice(0, random(4)),
    reviewers: reviewersOf(id),
  }));
  const events = tickets.map((ticket) => ({
    id: ticket.id,
    kind: 'ticket_done',
    ticket_id: ticket.id,
    credited_id: 1,
    project_id: 1,
    text_length: null,
    nth_that_day: null,
    occurred_at: ticket.occurred_at,
    ticket_age: ticket.ticket_age,
  }));
  const reviews = tickets.flatMap(({ id, reviewers }) =>
    reviewers.map((ref) => ({ done_id: id, by_id: 2, by_ref: ref, counts: true, project_id: 1 })),
  );
  const { done, reviewed, reviewers } = computeFromScratch(
    { userId: 1, projectId: 1 },
    { events, reviews },
  );
  expect(summarize(tickets)).toMatchObject({ done, reviewed, reviewers });
});
