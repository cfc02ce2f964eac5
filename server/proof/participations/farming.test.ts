import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject, createTicket } from '#tests/factories/projects.ts';
import {
  finishTicket,
  giveTeamWork,
  reviewTicket,
  backdateAccounts,
} from '#tests/factories/reviews.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const join = (person: Person, projectId: number) =>
  person.send('POST /projects/{projectId}/members', { params: { projectId } });

/** What a visitor reads about a person: their badges, and what they did in a project. */
async function readProfile({ id: userId }: Person, projectId: number) {
  const { send } = openClient(server.url);
  const { body: profile } = await send('GET /users/{userId}/profile', { params: { userId } });
  const { body } = await send('GET /users/{userId}/participations', { params: { userId } });
  return {
    badges: profile.badges.map(({ name }) => name),
    achievements: profile.achievements
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('First')),
    participation: body.find(({ project }) => project.id === projectId),
  };
}

test('marks a project of 21 calls by one person as solo, and counts no ticket as finished', async () => {
  const person = await createPerson(server);
  const project = await createProject(person);
  for (let count = 0; count < 10; count += 1) {
    const ticket = await createTicket(person, project.id, { status: 'Done' });
    await person.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
      params: { projectId: project.id, ticketId: ticket.id },
      body: { text: 'A comment that is long enough' },
    });
  }
  const { badges, achievements, participation } = await readProfile(person, project.id);
  expect(badges).toEqual(['Founder']);
  expect(achievements).toEqual([]);
  expect(participation).toMatchObject({ mostPeople: 1, done: 0, reviewed: 0, reviewers: 0 });
});

test('counts the tickets of someone who works alone and slowly as done, but not as reviewed', async () => {
  const person = await createPerson(server);
  const project = await createProject(person);
  for (let count = 0; count < 12; count += 1)
    await finishTicket(server, { worker: person, projectId: project.id });
  const { badges, participation } = await readProfile(person, project.id);
  expect(badges).toEqual(['Founder']);
  expect(participation).toMatchObject({ mostPeople: 1, done: 10, reviewed: 0, reviewers: 0 });
});

/** Two friends with accounts that are old enough, who share a project. */
async function createFriends() {
  const [one, other] = [await createPerson(server, 'One'), await createPerson(server, 'Other')];
  await giveTeamWork(server, one, other);
  await giveTeamWork(server, other, one);
  const project = await createProject(one);
  await join(other, project.id);
  await backdateAccounts(server, one, other);
  return { one, other, project };
}

test('counts five reviews between two friends, with one reviewer each', async () => {
  const { one, other, project } = await createFriends();
  for (let count = 0; count < 6; count += 1) {
    for (const [worker, reviewer] of [
      [one, other],
      [other, one],
    ] as const)
      await reviewTicket(reviewer, await finishTicket(server, { worker, projectId: project.id }));
  }
  const pages = [await readProfile(one, project.id), await readProfile(other, project.id)];
  expect(pages.map(({ participation }) => participation?.reviewed)).toEqual([3, 2]);
  expect(pages.map(({ participation }) => participation?.reviewers)).toEqual([1, 1]);
  expect(pages.map(({ participation }) => participation?.given)).toEqual([2, 3]);
  for (const { badges, achievements } of pages) {
    expect(badges).not.toContain('Finisher');
    expect(achievements).toEqual([]);
  }
  // Thirty days later, the pair counts again.
  await server.pool.query(`update reviews set created_at = created_at - interval '31 days'`);
  await reviewTicket(one, await finishTicket(server, { worker: other, projectId: project.id }));
  expect((await readProfile(other, project.id)).participation).toMatchObject({ reviewed: 3 });
});

test('counts five reviews by friends who review each other in two projects', async () => {
  const { one, other, project } = await createFriends();
  const second = await createProject(one);
  await join(other, second.id);
  await backdateAccounts(server, one, other);
  const another = openClient(await server.startAnother(), other.cookies);
  const tickets = [];
  for (let count = 0; count < 5; count += 1)
    for (const { id: projectId } of [project, second])
      tickets.push(await finishTicket(server, { worker: one, projectId }));
  const replies = await Promise.all(
    tickets.map(({ projectId, id }, index) =>
      (index % 2 ? other : another).request(
        'POST',
        `/api/projects/${projectId}/tickets/${id}/reviews`,
        { body: { note: '' } },
      ),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  const { rows } = await server.pool.query('select id from reviews where by_id = $1 and counts', [
    other.id,
  ]);
  expect(rows).toHaveLength(5);
});

test('reviews by second accounts don’t count until they do work of their own', async () => {
  const person = await createPerson(server);
  const project = await createProject(person, { teamSize: 6 });
  const accounts: Person[] = [];
  for (const name of ['Second', 'Third', 'Fourth']) {
    const account = await createPerson(server, name);
    await join(account, project.id);
    accounts.push(account);
  }
  const ids = accounts.map(({ id }) => id);
  const backdate = (days: number) =>
    server.pool.query(
      `update users set created_at = now() - make_interval(days => $2) where id = any($1)`,
      [ids, days],
    );
  await server.pool.query(`update project_members set joined_at = now() - interval '3 days'`);
  const reviewAll = async () => {
    for (let count = 0; count < 10; count += 1) {
      const ticket = await finishTicket(server, { worker: person, projectId: project.id });
      for (const account of accounts) await reviewTicket(account, ticket);
    }
  };
  await reviewAll();
  const page = async () => {
    const { badges, achievements, participation } = await readProfile(person, project.id);
    return { badges, achievements, reviewed: participation?.reviewed };
  };
  const nothing = { badges: ['Founder'], achievements: [], reviewed: 0 };
  expect(await page()).toEqual(nothing);
  await backdate(30);
  server.advanceHours(25);
  const ticket = await finishTicket(server, { worker: person, projectId: project.id });
  for (const account of accounts) await reviewTicket(account, ticket);
  expect(await page()).toEqual(nothing);
  // With work of their own, but too young.
  for (const account of accounts)
    await finishTicket(server, { worker: account, projectId: project.id });
  await backdate(10);
  const later = await finishTicket(server, { worker: person, projectId: project.id });
  for (const account of accounts) await reviewTicket(account, later);
  expect(await page()).toEqual(nothing);
  server.advanceHours(-25);
});
