import { beforeAll, expect, test } from 'vitest';
import { recordEvent } from '#server/history/activity/actions.ts';
import { lockStandings } from '#server/history/activity/store.ts';
import { password } from '#tests/factories/people.ts';
import { changeTicket, createProject, createTeam } from '#tests/factories/projects.ts';
import {
  finishTicket,
  giveTeamWork,
  reviewTicket,
  backdateAccounts,
} from '#tests/factories/reviews.ts';
import { runTasks } from '#tests/run-tasks.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { hasTeamWork } from './counts.ts';
import { markOutdated } from './outdated-store.ts';
import { participationTasks } from './schedule.ts';
import { lockParticipations } from './store.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

type Stored = { user_id: number; done: number; given: number; comments: number; rules: number };

async function storedIn(projectId: number) {
  const { rows } = await server.pool.query<Stored>(
    `select user_id, done, given, comments, rules from participations
      where project_id = $1 order by id`,
    [projectId],
  );
  return rows;
}

const recount = () => runTasks(server, participationTasks);

test('moving a ticket marks its participations as outdated, including its reviewers’', async () => {
  const { creator, member, project } = await createTeam(server);
  await giveTeamWork(server, creator, member);
  await backdateAccounts(server, creator, member);
  const ticket = await finishTicket(server, { worker: member, projectId: project.id });
  expect(await storedIn(project.id)).toMatchObject([{ rules: 1 }, { done: 0, rules: 0 }]);
  await reviewTicket(creator, ticket);
  await recount();
  const counted = [
    { given: 1, rules: 1 },
    { done: 1, rules: 1 },
  ];
  expect(await storedIn(project.id)).toMatchObject(counted);
  const moved = await changeTicket(creator, ticket, { status: 'In Progress' });
  expect(await storedIn(project.id)).toMatchObject(counted.map((row) => ({ ...row, rules: 0 })));
  await recount();
  await changeTicket(creator, moved, { status: 'Backlog' });
  expect(await storedIn(project.id)).toMatchObject([
    { given: 0, rules: 1 },
    { done: 0, rules: 1 },
  ]);
});

test('counting waits for a change that isn’t committed, and includes it', async () => {
  const { member, project } = await createTeam(server);
  const ticket = await finishTicket(server, { worker: member, projectId: project.id });
  const act = { actorId: member.id, projectId: project.id, ticketId: ticket.id };
  let counting: Promise<void> | undefined;
  await server.db.transaction().execute(async (db) => {
    await lockParticipations(db, project.id);
    counting = recount();
    await waitForLock(server.pool);
    await recordEvent(db, { ...act, kind: 'comment_written', text_length: 30 });
    await markOutdated(db, { projectId: project.id, userIds: [member.id] });
  });
  await counting;
  expect(await storedIn(project.id)).toMatchObject([{}, { done: 1, comments: 1, rules: 1 }]);
});

test('a deleted account’s work is counted after a change that isn’t committed', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const ticket = await finishTicket(server, { worker: member, projectId: project.id });
  await member.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  await recount();
  expect(await storedIn(project.id)).toMatchObject([{}, { done: 1, rules: 1 }]);
  let changes: Promise<unknown>[] = [];
  await server.db.transaction().execute(async (db) => {
    await lockStandings(db, [member.id]);
    const reopening = changeTicket(creator, ticket, { status: 'In Progress' });
    await waitForLock(server.pool);
    const body = { email: member.email, password };
    changes = [reopening, member.send('POST /users/deletion', { body })];
    await waitForLock(server.pool, 2);
  });
  await Promise.all(changes);
  expect(await storedIn(project.id)).toMatchObject([{}, { user_id: null, done: 0 }]);
});

test('deleting an account locks its past and present projects in the order of their IDs', async () => {
  const { creator, member, project, params } = await createTeam(server);
  await finishTicket(server, { worker: member, projectId: project.id });
  await member.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  const later = await createProject(creator);
  await member.send('POST /projects/{projectId}/members', { params: { projectId: later.id } });
  let deletion: Promise<unknown> | undefined;
  await server.db.transaction().execute(async (db) => {
    await lockParticipations(db, project.id);
    deletion = member.send('POST /users/deletion', { body: { email: member.email, password } });
    await waitForLock(server.pool);
    const { rows } = await server.pool.query(
      'select from projects where id = $1 for no key update nowait',
      [later.id],
    );
    expect(rows).toHaveLength(1);
  });
  await deletion;
});

test('work on a team is known before and after it’s counted', async () => {
  const { creator, member, project } = await createTeam(server);
  expect(await hasTeamWork(server.db, member.id)).toBe(false);
  const ticket = await finishTicket(server, { worker: member, projectId: project.id });
  expect(await hasTeamWork(server.db, member.id)).toBe(true);
  expect(await hasTeamWork(server.db, creator.id)).toBe(false);
  await recount();
  expect(await hasTeamWork(server.db, member.id)).toBe(true);
  await changeTicket(member, ticket, { status: 'Backlog' });
  expect(await hasTeamWork(server.db, member.id)).toBe(false);
});
