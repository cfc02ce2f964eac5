import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject, createTeam, createTicket, listTickets } from '#tests/factories/projects.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { runTasks, runTasksAfter } from '#tests/run-tasks.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { inactivityTasks } from './ask-quiet-members.ts';

const get = 'GET /projects/{projectId}';
const list = 'GET /projects/{projectId}/members';
const join = 'POST /projects/{projectId}/members';
const live = 'PUT /projects/{projectId}/sign-of-life';
const away = 'PUT /projects/{projectId}/away';
const release = 'DELETE /projects/{projectId}/members/{userId}/tickets';
const free = 'PUT /projects/{projectId}/members/{userId}/inactivity';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** A team in which the member has an open ticket. */
async function createWithTicket(fields = {}) {
  const team = await createTeam(server, fields);
  const { member, creator, project, params } = team;
  const ticket = await createTicket(creator, project.id, {
    assigneeId: member.id,
    title: 'Map tiles',
  });
  const of = { ...params, userId: member.id };
  return { ...team, ticket, of };
}

const runAt = (days: number) => runTasksAfter(server, inactivityTasks, days);

/** Moves a member's last sign of life back, as if days had passed. */
const makeQuiet = (projectId: number, { id }: Person, days: number) =>
  server.pool.query(
    `update project_members set last_seen_on = current_date - $3::int
      where project_id = $1 and user_id = $2`,
    [projectId, id, days],
  );

const findMember = async (reader: Person, params: { projectId: number }, { id }: Person) =>
  (await reader.send(list, { params })).body.find((member) => member.id === id);

const question = 'Are you still working on “Map tiles”?';

test('someone with an open ticket is asked after ten days, once and privately', async () => {
  const { creator, member, ticket, params } = await createWithTicket();
  const quietTicket = async (person: Person) =>
    (await person.send(get, { params })).body.quietTicket;
  await runAt(9);
  expect(await notifiedTexts(member)).not.toContain(question);
  await runAt(10);
  await runAt(11);
  expect((await notifiedTexts(member)).filter((text) => text === question)).toHaveLength(1);
  expect(await mailedSubjects(server, member.email)).toContain(question);
  expect(await quietTicket(member)).toEqual({ id: ticket.id, title: 'Map tiles' });
  expect(await notifiedTexts(creator)).not.toContain(question);
  expect(await quietTicket(creator)).toBeNull();
  expect((await findMember(creator, params, member))?.quietDays).toBeNull();
});

test('a sign of life answers the question', async () => {
  const { creator, member, params } = await createWithTicket();
  await runAt(10);
  await member.send(live, { params });
  expect((await member.send(get, { params })).body.quietTicket).toBeNull();
  const { body } = await member.send('GET /notifications');
  expect(body.notifications.find(({ text }) => text === question)?.isRead).toBe(true);
  await runAt(14);
  expect((await notifiedTexts(creator)).join()).not.toContain('quiet');
});

test('doesn’t ask members without an open ticket, in a complete project, or who are away', async () => {
  const { member, params, project } = await createTeam(server);
  await createTicket(member, project.id, { assigneeId: member.id, status: 'Done' });
  const complete = await createWithTicket();
  await complete.creator.send('POST /projects/{projectId}/completion', {
    params: complete.params,
    body: { summary: '' },
  });
  const absent = await createWithTicket();
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await absent.member.send(away, { params: absent.params, body: { until } });
  expect((await findMember(absent.creator, absent.params, absent.member))?.awayUntil).toBe(until);
  await runAt(12);
  for (const person of [member, complete.member, absent.member])
    expect((await notifiedTexts(person)).join()).not.toContain('still on');
  // Ten days after they're back.
  await runAt(39);
  expect(await notifiedTexts(absent.member)).not.toContain(question);
  await runAt(40);
  expect(await notifiedTexts(absent.member)).toContain(question);
  expect(params.projectId).toBe(project.id);
});

test.each([[-1], [61]])(
  'returns invalid_input for being away until %i days from now',
  async (days) => {
    const { member, params } = await createTeam(server);
    const until = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const refusal = await member.refused(away, { params, body: { until } });
    expect(refusal.body.errors).toEqual([
      { field: 'until', message: 'Choose a day within the next 60 days.' },
    ]);
  },
);

test('four days later leads see it and can release the tickets; the member stays', async () => {
  const { creator, member, params, project, of } = await createWithTicket();
  expect((await creator.refused(release, { params: of })).status).toBe(403);
  await makeQuiet(project.id, member, 10);
  await runAt(0);
  await runAt(3.9);
  expect((await creator.refused(release, { params: of })).status).toBe(403);
  await runAt(4);
  const text = `${member.name} has been quiet in Trail Finder for 2 weeks`;
  expect(await notifiedTexts(creator)).toContain(text);
  expect(await notifiedTexts(member)).not.toContain(text);
  expect(await findMember(creator, params, member)).toMatchObject({
    quietDays: 10,
    can: { release: true, free: false },
  });
  expect(await findMember(member, params, member)).toMatchObject({ quietDays: null });
  await creator.send(release, { params: of });
  expect((await listTickets(creator, project.id))[0]?.assigneeId).toBeNull();
  expect(await notifiedTexts(member)).toContain(
    `${creator.name} unassigned your open tickets in Trail Finder`,
  );
  expect((await creator.refused(free, { params: of })).status).toBe(403);
});

/** A team whose member has lost their place, after 21 quiet days. */
async function createWithInactive(fields = {}) {
  const team = await createWithTicket(fields);
  await makeQuiet(team.project.id, team.member, 21);
  await runAt(0);
  await runAt(4);
  await team.creator.send(free, { params: team.of });
  return team;
}

test('leads aren’t told of quiet members of a complete project', async () => {
  const { creator, member, params, project } = await createWithTicket();
  await makeQuiet(project.id, member, 10);
  await runAt(0);
  await creator.send('POST /projects/{projectId}/completion', { params, body: { summary: '' } });
  await runAt(4);
  expect((await notifiedTexts(creator)).join()).not.toContain('has been quiet');
});

test('a lead can open up their spot after 21 days: they can read and rejoin with one press', async () => {
  const { creator, member, params, project, of } = await createWithInactive({ teamSize: 2 });
  await creator.send(free, { params: of });
  expect(await mailedSubjects(server, member.email)).toContain(
    'Your spot on Trail Finder is open again',
  );
  const { body } = await member.send(get, { params });
  expect(body).toMatchObject({
    currentMembers: 1,
    membership: 'inactive',
    can: { open: true, join: false, comeBack: true },
  });
  expect(body.members.map(({ userId }) => userId)).toEqual([creator.id]);
  const tickets = await listTickets(member, project.id);
  expect(tickets[0]?.assigneeId).toBeNull();
  for (const call of [
    () => member.refused('POST /projects/{projectId}/notes', { params, body: { text: 'Hi' } }),
    () =>
      member.refused('DELETE /projects/{projectId}/tickets/{ticketId}', {
        params: { ...params, ticketId: tickets[0]!.id },
      }),
    () => member.refused(live, { params }),
  ])
    expect((await call()).status).toBe(403);
  const refusal = await creator.refused('POST /projects/{projectId}/tickets', {
    params,
    body: { title: 'Draw', description: 'It', assigneeId: member.id },
  });
  expect(refusal.body.errors?.[0]?.field).toBe('assigneeId');

  await member.send(join, { params });
  expect((await member.send(get, { params })).body).toMatchObject({
    currentMembers: 2,
    membership: 'active',
  });
  expect(await notifiedTexts(creator)).toContain(`${member.name} is back on Trail Finder`);
  await createTicket(creator, project.id, { assigneeId: member.id });
});

test('a lead who loses their spot is no longer a lead and returns as a member', async () => {
  const { creator, member, params, project, of } = await createWithTicket();
  const change = 'PUT /projects/{projectId}/members/{userId}';
  await creator.send(change, { params: of, body: { isLead: true } });
  await makeQuiet(project.id, member, 21);
  await runAt(0);
  await runAt(4);
  await creator.send(free, { params: of });
  const settings = async () => (await member.send(get, { params })).body.can.edit;
  expect([(await findMember(creator, params, member))?.isLead, await settings()]).toEqual([
    false,
    false,
  ]);
  // A person who asks for leads gets active ones, because nobody else can be one.
  await expect(
    server.pool.query('update project_members set is_lead = true where user_id = $1', [member.id]),
  ).rejects.toThrow('leads_are_active');
  await member.send(join, { params });
  expect([(await findMember(creator, params, member))?.isLead, await settings()]).toEqual([
    false,
    false,
  ]);
});

test('someone else can take the spot, which then prevents a return', async () => {
  const { member, params } = await createWithInactive({ teamSize: 2 });
  const newcomer = await createPerson(server);
  await newcomer.send(join, { params });
  expect((await member.refused(join, { params })).body.code).toBe('team_full');
  expect((await member.send(get, { params })).body.can.comeBack).toBe(false);
});

test('gives the last spot to either an inactive member or a newcomer', async () => {
  const urls = [server.url, await server.startAnother()];
  for (let round = 0; round < 3; round += 1) {
    const { creator, member, params } = await createWithInactive({ teamSize: 2 });
    const newcomer = await createPerson(server);
    await newcomer.send('GET /auth/me');
    const path = `/api/projects/${params.projectId}/members`;
    const replies = await Promise.all(
      [member, newcomer].map(({ cookies }, at) =>
        openClient(urls[at % 2]!, cookies).request('POST', path),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await creator.send(get, { params })).body.currentMembers).toBe(2);
  }
});

test('their role is theirs again when they come back, unless someone has taken it', async () => {
  for (const isTaken of [false, true]) {
    const { creator, member, params, project, of } = await createWithTicket({
      lookingFor: ['Designer'],
    });
    const roleId = project.roles[0]!.id;
    const change = 'PUT /projects/{projectId}/members/{userId}';
    await member.send(change, { params: of, body: { roleId } });
    await makeQuiet(project.id, member, 21);
    await runAt(0);
    await runAt(4);
    await creator.send(free, { params: of });
    expect((await creator.send(get, { params })).body.lookingFor).toEqual(['Designer']);
    if (isTaken) await (await createPerson(server)).send(join, { params, body: { roleId } });
    const { body } = await member.send(join, { params });
    expect(body).toMatchObject({
      role: isTaken ? '' : 'Designer',
      roleId: isTaken ? null : roleId,
    });
  }
});

test('a project goes to an inactive member only if nobody else is left', async () => {
  const { creator, member, params } = await createWithInactive();
  const late = await createPerson(server, 'Late');
  await late.send(join, { params });
  const remove = (person: Person) =>
    person.send('POST /users/deletion', {
      body: { email: person.email, password: 'Correct4Horse' },
    });
  await remove(creator);
  expect((await late.send(get, { params })).body.creator.id).toBe(late.id);
  await remove(late);
  expect((await member.send(get, { params })).body).toMatchObject({
    creator: { id: member.id },
    membership: 'active',
    currentMembers: 1,
  });
});

test('leads are asked after 14 quiet days; after 30 the project is inactive and people have to ask to join', async () => {
  const { creator, member, params } = await createTeam(server);
  const text = 'Are you still building Trail Finder?';
  await runAt(13);
  expect(await notifiedTexts(creator)).not.toContain(text);
  await runAt(14);
  await runAt(29);
  expect((await notifiedTexts(creator)).filter((one) => one === text)).toHaveLength(1);
  expect(await notifiedTexts(member)).not.toContain(text);
  const isQuiet = async (person: Person) => (await person.send(get, { params })).body.isQuiet;
  expect([await isQuiet(creator), await isQuiet(member)]).toEqual([true, false]);
  const visitor = await createPerson(server);
  expect((await visitor.send(get, { params })).body).toMatchObject({
    inactiveSince: null,
    can: { join: true, ask: false },
  });
  await runAt(30);
  const { body } = await visitor.send(get, { params });
  expect(body).toMatchObject({ joining: 'open', can: { join: false, ask: true } });
  expect(body.inactiveSince).not.toBeNull();
  expect((await visitor.refused(join, { params })).body.code).toBe('asks_first');
  await visitor.send('POST /projects/{projectId}/join-requests', { params, body: {} });
});

test('any change on the board wakes a project', async () => {
  const { creator, member, params, project } = await createTeam(server);
  await runAt(14);
  await runAt(30);
  await createTicket(member, project.id);
  expect((await creator.send(get, { params })).body).toMatchObject({
    inactiveSince: null,
    isQuiet: false,
    can: { open: true },
  });
});

test('a project isn’t inactive without a question 16 days before, even if no process was running', async () => {
  const { creator, params } = await createTeam(server);
  const isInactive = async () => (await creator.send(get, { params })).body.inactiveSince !== null;
  await runAt(60);
  await runAt(75.9);
  expect(await isInactive()).toBe(false);
  await runAt(76);
  expect(await isInactive()).toBe(true);
});

test('someone with several quiet projects and tickets is asked about one of each a day', async () => {
  const { creator, member } = await createWithTicket();
  const { id: projectId } = await createProject(creator, { name: 'Ice Roads' });
  await createProject(creator, { name: 'Tidal Clock' });
  await member.send(join, { params: { projectId } });
  await createTicket(creator, projectId, { assigneeId: member.id, title: 'Map tiles' });
  const ofProject = (text: string) => text.startsWith('Are you still building');
  const ofTicket = (text: string) => text === question;
  const count = async (person: Person, isSuch: (text: string) => boolean) =>
    (await notifiedTexts(person)).filter(isSuch).length;
  const asked: [number, number][] = [];
  for (const day of [20, 20.04, 21, 22, 23]) {
    await Promise.all([runAt(day), runAt(day)]);
    asked.push([await count(creator, ofProject), await count(member, ofTicket)]);
  }
  expect(asked).toEqual([
    [1, 1],
    [1, 1],
    [2, 2],
    [3, 2],
    [3, 2],
  ]);
});

test('after a break in which Pieces wasn’t running, people have a week before they’re asked', async () => {
  const { creator, member } = await createWithTicket();
  const isAsked = async () => [
    (await notifiedTexts(creator)).includes('Are you still building Trail Finder?'),
    (await notifiedTexts(member)).includes(question),
  ];
  await runAt(0);
  for (let day = 60; day < 67; day += 0.9) await runTasks(server, inactivityTasks, day);
  expect(await isAsked()).toEqual([false, false]);
  await runTasks(server, inactivityTasks, 67);
  expect(await isAsked()).toEqual([true, true]);
});

test('someone who answers about the quietest project is asked about the next one a day later', async () => {
  const { creator, project: newer } = await createTeam(server);
  const older = await createProject(creator, { name: 'Tidal Clock' });
  await server.pool.query('update projects set last_active_on = last_active_on - 1 where id = $1', [
    older.id,
  ]);
  const asked = async () =>
    (await notifiedTexts(creator))
      .filter((text) => text.startsWith('Are you still building'))
      .map((text) => text.slice('Are you still building '.length, -1));
  await runAt(20);
  expect(await asked()).toEqual([older.name]);
  await creator.send(live, { params: { projectId: older.id } });
  await runAt(20.05);
  expect(await asked()).toEqual([older.name]);
  await runAt(21);
  expect((await asked()).toSorted()).toEqual([older.name, newer.name].toSorted());
});

test('after a break, a question from before has no consequences for a week', async () => {
  const { creator, member, params } = await createWithTicket();
  const outcome = async () => [
    (await creator.send(get, { params })).body.inactiveSince !== null,
    (await notifiedTexts(creator)).some((text) => text.includes('quiet')),
  ];
  await runAt(14);
  expect(await notifiedTexts(member)).toContain(question);
  for (let day = 60; day < 67; day += 0.9) await runTasks(server, inactivityTasks, day);
  expect(await outcome()).toEqual([false, false]);
  await runTasks(server, inactivityTasks, 67);
  expect(await outcome()).toEqual([true, true]);
});

test('asks people a week after a clock that was years ahead is set back', async () => {
  const { member } = await createWithTicket();
  await runAt(0);
  await runTasks(server, inactivityTasks, 1000);
  for (let day = 3; day < 10; day += 0.9) await runTasks(server, inactivityTasks, day);
  expect(await notifiedTexts(member)).not.toContain(question);
  await runTasks(server, inactivityTasks, 10.1);
  expect(await notifiedTexts(member)).toContain(question);
});

test('two processes ask each person once', async () => {
  const teams = [await createWithTicket(), await createWithTicket(), await createWithTicket()];
  await Promise.all([runAt(10), runAt(10), runAt(10)]);
  for (const { member } of teams)
    expect((await notifiedTexts(member)).filter((text) => text === question)).toHaveLength(1);
});
