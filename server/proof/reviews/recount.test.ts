import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person, password } from '#tests/factories/people.ts';
import { changeTicket, createProject } from '#tests/factories/projects.ts';
import { finishTicket, giveTeamWork, reviewTicket } from '#tests/factories/reviews.ts';
import { runTasks } from '#tests/run-tasks.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { participationTasks } from '#server/proof/participations/schedule.ts';
import { reviewTasks } from './schedule.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** A team in which everyone's account is three days old, and so is their membership. */
async function createCohort(...names: string[]) {
  const worker = await createPerson(server);
  const project = await createProject(worker, { teamSize: 6 });
  const reviewers: Person[] = [];
  for (const name of names) {
    const reviewer = await createPerson(server, name);
    await reviewer.send('POST /projects/{projectId}/members', {
      params: { projectId: project.id },
    });
    reviewers.push(reviewer);
  }
  const ids = [worker, ...reviewers].map(({ id }) => id);
  const age = `now() - interval '3 days'`;
  await server.pool.query(`update users set created_at = ${age} where id = any($1)`, [ids]);
  await server.pool.query(`update project_members set joined_at = ${age} where project_id = $1`, [
    project.id,
  ]);
  return { worker, project, reviewers };
}

async function participationOf({ id: userId }: Person, projectId: number) {
  const { body } = await openClient(server.url).send('GET /users/{userId}/participations', {
    params: { userId },
  });
  return body.find(({ project }) => project.id === projectId);
}

const countEvents = async (ticketId: number, kind: string) =>
  (
    await server.pool.query<{ count: number }>(
      'select count(*) from events where ticket_id = $1 and kind = $2',
      [ticketId, kind],
    )
  ).rows[0]?.count;

test('reviews in a new cohort count from the 14th day of the reviewer’s account', async () => {
  const { worker, project, reviewers } = await createCohort('Ada', 'Bo');
  for (const reviewer of reviewers) await giveTeamWork(server, reviewer, worker);
  const ticket = await finishTicket(server, { worker, projectId: project.id, quick: true });
  for (const reviewer of reviewers) await reviewTicket(reviewer, ticket);
  await runTasks(server, reviewTasks, 10);
  await runTasks(server, participationTasks);
  expect(await participationOf(worker, project.id)).toMatchObject({ done: 0, reviewed: 0 });
  await Promise.all([runTasks(server, reviewTasks, 12), runTasks(server, reviewTasks, 12)]);
  const counted = { done: 1, reviewed: 1, reviewers: 2 };
  expect(await participationOf(worker, project.id)).toMatchObject(counted);
  expect(await participationOf(reviewers[0]!, project.id)).toMatchObject({ given: 1 });
  expect(await countEvents(ticket.id, 'ticket_reviewed')).toBe(1);
  await changeTicket(worker, ticket, { status: 'Backlog' });
  expect(await countEvents(ticket.id, 'ticket_unreviewed')).toBe(1);
});

test('a reviewer without work of their own still doesn’t count, nor the sixth review of a pair', async () => {
  const { worker, project, reviewers } = await createCohort('Friend', 'Second account');
  const [friend, second] = reviewers as [Person, Person];
  await giveTeamWork(server, friend, worker);
  for (let count = 0; count < 6; count += 1) {
    const ticket = await finishTicket(server, { worker, projectId: project.id });
    for (const reviewer of [friend, second]) await reviewTicket(reviewer, ticket);
  }
  await runTasks(server, reviewTasks, 12);
  expect(await participationOf(worker, project.id)).toMatchObject({ reviewed: 5, reviewers: 1 });
  expect(await participationOf(second, project.id)).toMatchObject({ given: 0 });
});

test('reviews count within a day of their author’s first own work, up to five of a pair', async () => {
  const { worker, project, reviewers } = await createCohort('Late', 'Never');
  const [late, never] = reviewers as [Person, Person];
  for (let count = 0; count < 6; count += 1) {
    const ticket = await finishTicket(server, { worker, projectId: project.id });
    for (const reviewer of reviewers) await reviewTicket(reviewer, ticket);
  }
  await runTasks(server, reviewTasks, 12);
  await giveTeamWork(server, late, worker);
  await runTasks(server, reviewTasks, 12.9);
  expect(await participationOf(worker, project.id)).toMatchObject({ reviewed: 0 });
  await Promise.all([runTasks(server, reviewTasks, 60), runTasks(server, reviewTasks, 60)]);
  expect(await participationOf(worker, project.id)).toMatchObject({ reviewed: 5, reviewers: 1 });
  expect(await participationOf(late, project.id)).toMatchObject({ given: 5 });
  // After 90 days, nobody looks anymore.
  await runTasks(server, reviewTasks, 91);
  await giveTeamWork(server, never, worker);
  await runTasks(server, reviewTasks, 120);
  expect(await participationOf(worker, project.id)).toMatchObject({ reviewed: 5, reviewers: 1 });
});

test('a review from before the ticket was reopened, or by a deleted account, earns nothing', async () => {
  const { worker, project, reviewers } = await createCohort('Ada', 'Gone');
  const [ada, gone] = reviewers as [Person, Person];
  for (const reviewer of reviewers) await giveTeamWork(server, reviewer, worker);
  const reopened = await finishTicket(server, { worker, projectId: project.id });
  await reviewTicket(ada, reopened);
  await changeTicket(worker, reopened, { status: 'Backlog' });
  const kept = await finishTicket(server, { worker, projectId: project.id });
  await reviewTicket(gone, kept);
  await gone.send('POST /users/deletion', { body: { email: gone.email, password } });
  await runTasks(server, reviewTasks, 12);
  expect(await participationOf(worker, project.id)).toMatchObject({ done: 1, reviewed: 0 });
  for (const { id } of [reopened, kept]) expect(await countEvents(id, 'ticket_reviewed')).toBe(0);
});
