import { beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import {
  askToJoin,
  createAskingProject,
  createTeam,
  createTicket,
  listTickets,
} from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { runTasks } from '#tests/run-tasks.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { departureTasks } from './leave-as-planned.ts';

const leave = 'POST /projects/{projectId}/departures';
const stay = 'DELETE /projects/{projectId}/departures';
const list = 'GET /projects/{projectId}/members';
const join = 'POST /projects/{projectId}/members';
const get = 'GET /projects/{projectId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function createThree(fields = {}) {
  const team = await createTeam(server, fields);
  const olena = await createPerson(server, 'Olena');
  await olena.send(join, { params: team.params });
  return { ...team, olena };
}

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const assigneesOf = async (person: Person, projectId: number) =>
  (await listTickets(person, projectId))
    .toSorted((one, other) => one.id - other.id)
    .map(({ assigneeId }) => assigneeId);

test('stepping back right away hands over or unassigns tickets and tells the team why', async () => {
  const { creator, member, olena, params, project } = await createThree();
  const [map, icons] = [
    await createTicket(olena, project.id, { assigneeId: olena.id, title: 'Map tiles' }),
    await createTicket(olena, project.id, { assigneeId: olena.id, title: 'Icons' }),
  ];
  const handOver = [
    { ticketId: map.id, to: member.id },
    { ticketId: icons.id, to: null },
  ];
  const note = 'Exams are coming. Good luck with the launch!';
  const { status } = await olena.send(leave, { params, body: { note, handOver } });
  expect(status).toBe(204);
  expect(await assigneesOf(creator, project.id)).toEqual([member.id, null]);
  expect(await notifiedTexts(member)).toEqual(
    expect.arrayContaining([
      `${olena.name} left Trail Finder`,
      `${olena.name} assigned you “Map tiles”`,
    ]),
  );
  const { rows } = await server.pool.query(
    `select data from notifications where kind = 'member_left' and user_id = $1`,
    [creator.id],
  );
  expect(rows).toEqual([{ data: { note, unassigned: 1 } }]);
  expect((await olena.refused(list, { params })).status).toBe(404);
});

test('a ticket can’t go to someone outside the team, or to oneself', async () => {
  const { olena, params, project } = await createThree();
  const outsider = await createPerson(server);
  const ticket = await createTicket(olena, project.id, { assigneeId: olena.id });
  for (const to of [outsider.id, olena.id]) {
    const body = { handOver: [{ ticketId: ticket.id, to }] };
    const refusal = await olena.refused(leave, { params, body });
    expect(refusal.body.errors?.[0]?.field).toBe('handOver');
  }
  await olena.send(list, { params });
});

test('only one’s own open tickets are handed over', async () => {
  const { creator, member, olena, params, project } = await createThree();
  const others = await createTicket(creator, project.id, { assigneeId: creator.id });
  const done = await createTicket(olena, project.id, { assigneeId: olena.id, status: 'Done' });
  const handOver = [others, done].map(({ id: ticketId }) => ({ ticketId, to: member.id }));
  await olena.send(leave, { params, body: { handOver } });
  expect(await assigneesOf(creator, project.id)).toEqual([creator.id, olena.id]);
});

test('stepping back on a later day shows the day to the team and opens the spot then', async () => {
  const { creator, member, olena, params, project } = await createThree({ teamSize: 3 });
  const ticket = await createTicket(olena, project.id, { assigneeId: olena.id });
  const handOver = [{ ticketId: ticket.id, to: member.id }];
  const on = dayFromNow(3);
  await olena.send(leave, { params, body: { on, handOver, note: 'New job' } });
  const team = (await creator.send(list, { params })).body;
  expect(team.find(({ id }) => id === olena.id)?.leavesOn).toBe(on);
  expect(await notifiedTexts(creator)).toContainEqual(
    expect.stringMatching(new RegExp(`^${olena.name} is leaving Trail Finder on \\w+, \\w+ \\d+$`)),
  );
  await runTasks(server, departureTasks, 2);
  expect(await assigneesOf(creator, project.id)).toEqual([olena.id]);
  const newcomer = await createPerson(server);
  expect((await newcomer.refused(join, { params })).body.code).toBe('team_full');

  await runTasks(server, departureTasks, 3);
  expect((await olena.refused(list, { params })).status).toBe(404);
  expect(await assigneesOf(creator, project.id)).toEqual([member.id]);
  await newcomer.send(join, { params });
});

test('a planned departure can be withdrawn until then, and the team is notified', async () => {
  const { creator, olena, params } = await createThree();
  await olena.send(leave, { params, body: { on: dayFromNow(1) } });
  await olena.send(stay, { params });
  await olena.send(stay, { params });
  await runTasks(server, departureTasks, 2);
  const team = (await olena.send(list, { params })).body;
  expect(team.find(({ id }) => id === olena.id)?.leavesOn).toBeNull();
  expect(
    (await notifiedTexts(creator)).filter((text) =>
      text.endsWith('is staying on Trail Finder after all'),
    ),
  ).toHaveLength(1);
});

test.each([
  [0, 'Choose a day within the next 2 weeks.'],
  [15, 'Choose a day within the next 2 weeks.'],
])('returns invalid_input for leaving in %i days', async (days, message) => {
  const { olena, params } = await createThree();
  const refusal = await olena.refused(leave, { params, body: { on: dayFromNow(days) } });
  expect(refusal.body.errors).toEqual([{ field: 'on', message }]);
});

test('returns invalid_input for an invalid day and for a long note', async () => {
  const { olena, params } = await createThree();
  const refusal = await olena.refused(leave, {
    params,
    body: { on: '2026-02-30', note: 'a'.repeat(301) },
  });
  expect(refusal.body.errors).toEqual([
    { field: 'on', message: 'Last day must be a date such as 2026-11-24' },
    { field: 'note', message: 'Note must not exceed 300 characters' },
  ]);
});

test('others can ask right away for the spot of someone who plans to leave, and get it on that day', async () => {
  const [lead, eetu, juno] = [
    await createPerson(server, 'Frida'),
    await createPerson(server, 'Eetu'),
    await createPerson(server, 'Juno'),
  ];
  const project = await createAskingProject(lead, { teamSize: 2, lookingFor: ['Designer'] });
  const params = { projectId: project.id };
  const roleId = project.roles[0]!.id;
  const answer = async (requestId: number) =>
    lead.send('POST /join-requests/{requestId}/answer', {
      params: { requestId },
      body: { answer: 'accepted', text: '' },
    });
  await answer((await askToJoin(eetu, project.id, { roleId })).id);
  expect((await juno.send(get, { params })).body.can.ask).toBe(false);

  await eetu.send(leave, { params, body: { on: dayFromNow(2) } });
  const { body } = await juno.send(get, { params });
  expect(body).toMatchObject({ can: { ask: true }, roles: [{ free: 0, freeSoon: 1 }] });
  const openings = async () => {
    const { body: found } = await juno.send('GET /openings/for-me');
    return found.filter((one) => one.project.id === project.id).map((one) => one.freePlaces);
  };
  expect(await openings()).toEqual([1]);
  await eetu.send(stay, { params });
  expect(await openings()).toEqual([]);
  await eetu.send(leave, { params, body: { on: dayFromNow(2) } });
  const { id: requestId } = await askToJoin(juno, project.id, { roleId });
  const refusal = await lead.refused('POST /join-requests/{requestId}/answer', {
    params: { requestId },
    body: { answer: 'accepted', text: '' },
  });
  expect(refusal.body.code).toBe('team_full');
  await runTasks(server, departureTasks, 2);
  await answer(requestId);
  expect((await juno.send(get, { params })).body).toMatchObject({
    currentMembers: 2,
    roles: [{ free: 0, freeSoon: 0 }],
  });
});

test('forbidden for the creator, who hands the project over first', async () => {
  const { creator, params } = await createThree();
  expect((await creator.refused(leave, { params, body: {} })).status).toBe(403);
});

test('a planned departure ends when its member becomes the creator', async () => {
  const { creator, olena, params } = await createThree();
  await olena.send(leave, { params, body: { on: dayFromNow(1) } });
  await creator.send('POST /projects/{projectId}/creator', { params, body: { userId: olena.id } });
  await olena.send('POST /projects/{projectId}/creator/acceptance', { params });
  await runTasks(server, departureTasks, 2);
  expect((await olena.send(get, { params })).body.creator.id).toBe(olena.id);
});

test('returns too_many_requests after planning to leave ten times a day', async () => {
  const { olena, params } = await createThree();
  for (let times = 0; times < 10; times += 1)
    await olena.send(leave, { params, body: { on: dayFromNow(1) } });
  const refusal = await olena.refused(leave, { params, body: { on: dayFromNow(1) } });
  expect(refusal.body.code).toBe('too_many_requests');
});

test('one of two processes lets someone leave, and the team is notified once', async () => {
  const { creator, olena, params } = await createThree();
  await olena.send(leave, { params, body: { on: dayFromNow(1) } });
  await Promise.all([1, 2, 3].map(() => runTasks(server, departureTasks, 1)));
  const left = `${olena.name} left Trail Finder`;
  expect((await notifiedTexts(creator)).filter((text) => text === left)).toHaveLength(1);
});

test('a refused departure notifies nobody', async () => {
  const { creator, olena, params, project } = await createThree();
  const ticket = await createTicket(olena, project.id, { assigneeId: olena.id });
  const before = await notifiedTexts(creator);
  const handOver = [{ ticketId: ticket.id, to: (await createPerson(server)).id }];
  await olena.refused(leave, { params, body: { handOver } });
  expect(await notifiedTexts(creator)).toEqual(before);
});
