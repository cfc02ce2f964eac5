import { beforeAll, expect, test } from 'vitest';
import type { UncountedReason } from '#contract/proof/reviews.ts';
import type { Person } from '#tests/factories/people.ts';
import { changeTicket, createProject, createTeam } from '#tests/factories/projects.ts';
import { createPerson } from '#tests/factories/people.ts';
import {
  backdateAccounts,
  finishTicket,
  giveTeamWork,
  reviewTicket,
} from '#tests/factories/reviews.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const listOf = async (person: Person) => (await person.send('GET /users/uncounted-tickets')).body;

/** The reason as the list and the ticket's page say it. */
async function reasonOf(
  person: Person,
  { id, projectId }: { id: number; projectId: number },
): Promise<UncountedReason | null> {
  const listed = (await listOf(person)).find((ticket) => ticket.id === id);
  const params = { projectId, ticketId: id };
  const { body } = await person.send('GET /projects/{projectId}/tickets/{ticketId}/reviews', {
    params,
  });
  expect(body.uncounted).toEqual(
    listed === undefined ? null : { reason: listed.reason, from: listed.from },
  );
  return body.uncounted;
}

const daysFromNow = (time: string | null | undefined) =>
  (Date.parse(time ?? '') - Date.now()) / (24 * 60 * 60 * 1000);

test('a ticket finished alone says that nobody else was there', async () => {
  const person = await createPerson(server);
  const { id: projectId } = await createProject(person);
  const ticket = await finishTicket(server, { worker: person, projectId });
  expect(await reasonOf(person, ticket)).toEqual({ reason: 'no_teammate', from: null });
  // Who finished it doesn't have to be assigned to it anymore.
  await changeTicket(person, ticket, { assigneeId: null });
  expect(await reasonOf(person, ticket)).toEqual({ reason: 'no_teammate', from: null });
});

test('a ticket of a new team can be reviewed two days after the teammate joined, the creator’s too', async () => {
  const { creator, project } = await createTeam(server);
  const ticket = await finishTicket(server, { worker: creator, projectId: project.id });
  const reason = await reasonOf(creator, ticket);
  expect(reason?.reason).toBe('unreviewed');
  expect(daysFromNow(reason?.from)).toBeCloseTo(2, 1);
});

test('a ticket waits for a review, then for the review to count', async () => {
  const { creator, member, project } = await createTeam(server);
  await backdateAccounts(server, creator, member);
  const ticket = await finishTicket(server, { worker: creator, projectId: project.id });
  expect(await reasonOf(creator, ticket)).toEqual({ reason: 'unreviewed', from: null });
  expect(await reasonOf(member, ticket)).toBeNull();
  await reviewTicket(member, ticket);
  expect(await reasonOf(creator, ticket)).toEqual({ reason: 'review_waits', from: null });
  await server.pool.query('update users set created_at = now() where id = $1', [member.id]);
  const { reason, from } = (await reasonOf(creator, ticket))!;
  expect(reason).toBe('review_waits');
  expect(daysFromNow(from)).toBeCloseTo(14, 1);
  await server.pool.query('update reviews set recount_at = null where ticket_id = $1', [ticket.id]);
  expect(await reasonOf(creator, ticket)).toEqual({ reason: 'review_ignored', from: null });
});

test('a ticket isn’t listed once a review counts, it’s open again, or its worker has left', async () => {
  const { creator, member, project, params } = await createTeam(server);
  await giveTeamWork(server, creator, member);
  await backdateAccounts(server, creator, member);
  const finish = () => finishTicket(server, { worker: member, projectId: project.id });
  const [reviewed, reopened, left] = [await finish(), await finish(), await finish()];
  const ids = async () =>
    (await listOf(member))
      .filter(({ projectId }) => projectId === project.id)
      .map(({ id, title }) => [id, title]);
  expect(await ids()).toEqual([left, reopened, reviewed].map(({ id, title }) => [id, title]));
  await reviewTicket(creator, reviewed);
  await changeTicket(member, reopened, { status: 'In Progress' });
  expect(await ids()).toEqual([[left.id, left.title]]);
  await member.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  expect(await ids()).toEqual([]);
});
