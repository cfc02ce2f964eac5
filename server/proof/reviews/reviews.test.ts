import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import {
  changeTicket,
  createProject,
  createTeam,
  createTicket,
} from '#tests/factories/projects.ts';
import {
  finishTicket,
  giveTeamWork,
  reviewTicket,
  backdateAccounts,
} from '#tests/factories/reviews.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /projects/{projectId}/tickets/{ticketId}/reviews';
const write = 'POST /projects/{projectId}/tickets/{ticketId}/reviews';
const remove = 'DELETE /projects/{projectId}/tickets/{ticketId}/reviews';
const ask = 'POST /projects/{projectId}/tickets/{ticketId}/review-requests';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** A team of two who have been there for a while, with a ticket that the creator finished. */
async function createFinished() {
  const team = await createTeam(server);
  await giveTeamWork(server, team.member, team.creator);
  await backdateAccounts(server, team.creator, team.member);
  const ticket = await finishTicket(server, { worker: team.creator, projectId: team.project.id });
  return { ...team, ticket, params: { ...team.params, ticketId: ticket.id } };
}

async function participationOf({ id: userId }: Person, projectId: number) {
  const { body } = await openClient(server.url).send('GET /users/{userId}/participations', {
    params: { userId },
  });
  return body.find(({ project }) => project.id === projectId);
}

test('a teammate’s review of a finished ticket is visible to everyone and notifies its author', async () => {
  const { creator, member, ticket, params } = await createFinished();
  const before = (await member.send(list, { params })).body;
  expect(before).toEqual({
    reviews: [],
    can: { review: true, remove: false },
    refusal: null,
    teammates: [],
    uncounted: null,
  });
  const { body, status } = await member.send(write, { params, body: { note: ' Clear map ' } });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    note: 'Clear map',
    by: { id: member.id, name: member.name, avatar: null },
    createdAt: expect.any(String),
    isCurrent: true,
  });
  const seen = (await creator.send(list, { params })).body;
  expect(seen.reviews).toEqual([body]);
  expect(seen.can).toEqual({ review: false, remove: false });
  expect((await notifiedTexts(creator))[0]).toBe(`${member.name} reviewed “Draw the map”`);
  expect(await participationOf(creator, ticket.projectId)).toMatchObject({
    done: 1,
    reviewed: 1,
    reviewers: 1,
  });
  expect(await participationOf(member, ticket.projectId)).toMatchObject({ given: 1 });
});

test('refuses open tickets, own tickets and a second review', async () => {
  const { creator, member, project, params } = await createFinished();
  const open = await createTicket(creator, project.id);
  const codeOf = async (person: Person, ticketId: number) =>
    (await person.refused(write, { params: { ...params, ticketId }, body: {} })).body.code;
  expect(await codeOf(member, open.id)).toBe('not_finished');
  expect(await codeOf(creator, params.ticketId)).toBe('forbidden');
  const { body: own } = await creator.send('GET /projects/{projectId}/tickets/{ticketId}/reviews', {
    params,
  });
  expect(own.refusal).toMatch(/^You can’t review your own ticket\./);
  await member.send(write, { params, body: {} });
  expect(await codeOf(member, params.ticketId)).toBe('already_reviewed');
});

test('the assignee can’t review a ticket that someone else was credited with', async () => {
  const { creator, member, ticket, params } = await createFinished();
  await changeTicket(creator, ticket, { assigneeId: member.id });
  expect((await member.refused(write, { params, body: {} })).status).toBe(403);
});

test('refuses members who joined after it was finished or less than two days ago', async () => {
  const { creator, params, project } = await createFinished();
  const late = await createPerson(server, 'Late');
  await late.send('POST /projects/{projectId}/members', { params });
  const messageOf = async (ticketId: number) =>
    (await late.refused(write, { params: { ...params, ticketId }, body: {} })).body.message;
  expect(await messageOf(params.ticketId)).toContain('before you joined');
  const ticket = await finishTicket(server, { worker: creator, projectId: project.id });
  expect(await messageOf(ticket.id)).toContain('2 days');
  server.advanceHours(48);
  await late.send(write, { params: { ...params, ticketId: ticket.id }, body: {} });
  server.advanceHours(-48);
});

test('stores one of two simultaneous reviews by one person', async () => {
  const { member, params } = await createFinished();
  const another = openClient(await server.startAnother(), member.cookies);
  const path = `/api/projects/${params.projectId}/tickets/${params.ticketId}/reviews`;
  const replies = await Promise.all(
    [member, another, member, another].map(({ request }) =>
      request('POST', path, { body: { note: 'Good' } }),
    ),
  );
  const statuses = replies.map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409]);
  expect((await member.send(list, { params })).body.reviews).toHaveLength(1);
});

test('reopening removes a review from the count, and the ticket can be reviewed again', async () => {
  const { creator, member, ticket, params } = await createFinished();
  await reviewTicket(member, ticket, 'First time');
  const open = await changeTicket(creator, ticket, { status: 'In Progress' });
  expect(await participationOf(creator, ticket.projectId)).toMatchObject({ done: 0, reviewed: 0 });
  expect(await participationOf(member, ticket.projectId)).toMatchObject({ given: 0 });
  await changeTicket(creator, open, { status: 'Done' });
  expect(await participationOf(creator, ticket.projectId)).toMatchObject({ done: 1, reviewed: 0 });
  const { body } = await member.send(list, { params });
  expect(body.reviews).toMatchObject([{ note: 'First time', isCurrent: false }]);
  expect(body.can.review).toBe(true);
  await reviewTicket(member, ticket, 'Second time');
  const { reviews } = (await member.send(list, { params })).body;
  expect(reviews).toMatchObject([{ note: 'Second time', isCurrent: true }]);
  expect(await participationOf(creator, ticket.projectId)).toMatchObject({ reviewed: 1 });
});

test('a review can be deleted within 24 hours', async () => {
  const { creator, member, ticket, params } = await createFinished();
  await reviewTicket(member, ticket);
  expect((await member.send(list, { params })).body.can.remove).toBe(true);
  expect((await creator.refused(remove, { params })).status).toBe(404);
  await member.send(remove, { params });
  expect(await participationOf(creator, ticket.projectId)).toMatchObject({ done: 1, reviewed: 0 });
  await reviewTicket(member, ticket);
  server.advanceHours(24);
  const refusal = await member.refused(remove, { params });
  expect(refusal.status).toBe(403);
  expect(refusal.body.message).toBe('You can only delete a review within 24 hours of writing it.');
  server.advanceHours(-24);
});

test('someone who finished a ticket asks a teammate, who is notified once', async () => {
  const { creator, member, params } = await createFinished();
  const late = await createPerson(server, 'Late');
  await late.send('POST /projects/{projectId}/members', { params });
  const { teammates } = (await creator.send(list, { params })).body;
  expect(teammates).toEqual([{ id: member.id, name: member.name, isAsked: false }]);
  const body = { userId: member.id };
  const asked = await creator.send(ask, { params, body });
  expect(asked.body.teammates).toEqual([{ id: member.id, name: member.name, isAsked: true }]);
  await creator.send(ask, { params, body });
  const text = `${creator.name} asked you to review “Draw the map”`;
  expect((await notifiedTexts(member)).filter((one) => one === text)).toHaveLength(1);
  expect((await creator.refused(ask, { params, body: { userId: late.id } })).status).toBe(404);
  expect((await member.refused(ask, { params, body: { userId: creator.id } })).status).toBe(403);
});

test('tells members once a week how many tickets are waiting for review', async () => {
  const { creator, member, project } = await createFinished();
  await server.pool.query(
    `update project_members set review_reminder_at = now() + interval '7 days'`,
  );
  await finishTicket(server, { worker: creator, projectId: project.id });
  await server.startAnother();
  const weekly = async (person: Person) =>
    (await notifiedTexts(person)).filter((text) => text.endsWith('for review'));
  server.advanceHours(8 * 24);
  await Promise.all([server.runSchedule(), server.runSchedule()]);
  expect(await weekly(member)).toEqual([`Two tickets in ${project.name} are waiting for review`]);
  expect(await weekly(creator)).toEqual([expect.stringContaining('Earlier project')]);
  server.advanceHours(8 * 24);
  await server.runSchedule();
  expect(await weekly(member)).toHaveLength(1);
  server.advanceHours(-16 * 24);
});

test('refuses the 31st review in a day', async () => {
  const { creator, member, project } = await createFinished();
  const path = `/api/projects/${project.id}/tickets`;
  const tickets = await Promise.all(
    Array.from({ length: 31 }, () => createTicket(creator, project.id, { status: 'Done' })),
  );
  const statuses = [];
  for (const { id } of tickets)
    statuses.push((await member.request('POST', `${path}/${id}/reviews`, { body: {} })).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
});

test('a review stays without a name when its author deletes their account', async () => {
  const { creator, member, ticket, params } = await createFinished();
  await reviewTicket(member, ticket, 'Remember me');
  await member.send('POST /users/deletion', { body: { email: member.email, password } });
  const { reviews } = (await creator.send(list, { params })).body;
  expect(reviews).toMatchObject([{ note: 'Remember me', by: null }]);
  expect(await participationOf(creator, ticket.projectId)).toMatchObject({ reviewers: 1 });
});

test('a review stays when its ticket is deleted', async () => {
  const { creator, member, ticket, params } = await createFinished();
  await reviewTicket(member, ticket);
  await creator.send('DELETE /projects/{projectId}/tickets/{ticketId}', { params });
  await creator.send('POST /projects/{projectId}/tickets/{ticketId}/restoration', { params });
  await creator.send('DELETE /projects/{projectId}/tickets/{ticketId}', { params });
  expect((await member.refused(list, { params })).status).toBe(404);
  expect(await participationOf(creator, ticket.projectId)).toMatchObject({ reviewed: 1 });
});

test('a person who isn’t on the team gets not_found', async () => {
  const { params } = await createFinished();
  const other = await createPerson(server, 'Other');
  await createProject(other);
  for (const call of [list, remove] as const)
    expect((await other.refused(call, { params })).status).toBe(404);
});
