import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import {
  askToJoin,
  createAskingProject,
  createProject,
  createTeam,
  settingsForm,
} from '#tests/factories/projects.ts';
import { invite } from '#tests/factories/invitations.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { removeProject } from '#server/moderation/decisions/remove.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { listTasks } from '#server/schedule.ts';

const wait = 'PUT /projects/{projectId}/waiting';
const stop = 'DELETE /projects/{projectId}/waiting';
const accept = 'POST /projects/{projectId}/reservation/acceptance';
const join = 'POST /projects/{projectId}/members';
const leave = 'DELETE /projects/{projectId}/members/{userId}';
const getProject = 'GET /projects/{projectId}';
const change = 'PUT /projects/{projectId}';
const answer = 'POST /join-requests/{requestId}/answer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** Runs the schedule as it will be in some hours. */
async function runScheduleIn(hours: number) {
  const now = new Date(Date.now() + hours * 3_600_000);
  for (const { run } of listTasks({ adminEmails: [] }))
    while (await server.db.transaction().execute((db) => run(db, now)));
}

const createPeople = async (...names: string[]) => {
  const people: Person[] = [];
  for (const name of names) people.push(await createPerson(server, name));
  return people;
};

/** A full team of two, and people who wait for a place, in this order. */
async function createFullTeam({ names = ['Juno', 'Kai'], fields = {} } = {}) {
  const team = await createTeam(server, { teamSize: 2, ...fields });
  const { params } = team;
  const waiting = await createPeople(...names);
  for (const person of waiting) await person.send(wait, { params });
  const openPlace = async () => {
    await team.member.send(leave, { params: { ...params, userId: team.member.id } });
  };
  return { ...team, waiting: waiting as [Person, Person, ...Person[]], openPlace };
}

/** What someone is on the waiting list of, or has a place in. */
const waitingsOf = async (person: Person) => (await person.send('GET /waitings')).body;
const isReserved = async (person: Person) => (await waitingsOf(person))[0]?.reservedUntil != null;
const refusal = async (sent: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await sent;
  return [status, body.code];
};
const members = async (person: Person, params: { projectId: number }) =>
  (await person.send(getProject, { params })).body.members.map(({ userId }) => userId);

test('reserves an open spot for the first in line for 48 hours', async () => {
  const { params, project, waiting, openPlace } = await createFullTeam();
  const [juno, kai] = waiting;
  expect(await waitingsOf(juno)).toMatchObject([
    { project: { id: project.id, name: 'Trail Finder' }, reservedUntil: null, requestId: null },
  ]);
  await openPlace();
  const [reserved] = await waitingsOf(juno);
  const hours = (Date.parse(reserved!.reservedUntil!) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(47.9);
  expect(hours).toBeLessThanOrEqual(48);
  expect(await isReserved(kai)).toBe(false);

  const late = await createPerson(server, 'Late');
  expect(await refusal(late.refused(join, { params }))).toEqual([409, 'team_full']);
  const forLate = (await late.send(getProject, { params })).body;
  expect(forLate).toMatchObject({
    currentMembers: 1,
    reservedPlaces: 1,
    reservedUntil: null,
    can: { join: false, wait: true },
  });
  const forJuno = (await juno.send(getProject, { params })).body;
  expect(forJuno).toMatchObject({
    reservedUntil: reserved!.reservedUntil,
    can: { join: true, wait: false },
  });

  expect((await juno.send(accept, { params })).body).toEqual({
    projectId: project.id,
    requestId: null,
  });
  expect(await members(juno, params)).toContain(juno.id);
  expect(await waitingsOf(juno)).toEqual([]);
  expect(await isReserved(kai)).toBe(false);
  // Pressing twice changes nothing.
  await juno.send(accept, { params });
});

test('notifies them right away by notification and email, even if they’ve silenced both', async () => {
  const { waiting, openPlace } = await createFullTeam();
  const [juno, kai] = waiting;
  await openPlace();
  expect(await notifiedTexts(juno)).toEqual(['Trail Finder has a spot for you']);
  expect(await mailedSubjects(server, juno.email)).toEqual(['Trail Finder has a spot for you']);
  expect(await notifiedTexts(kai)).toEqual([]);
  const settings = (await juno.send('GET /users/notification-settings')).body;
  expect(settings.emails.some(({ kind }) => kind === 'place_reserved')).toBe(true);
  const silence = { emails: [{ kind: 'place_reserved', email: 'never' }] };
  const refused = await juno.refused('PUT /users/notification-settings', { body: silence });
  expect(refused.body.code).toBe('invalid_input');
});

test('the email names the end of a reservation in the reader’s time zone', async () => {
  const { waiting, openPlace } = await createFullTeam();
  const [juno] = waiting;
  await juno.send('PUT /users/notification-settings', {
    body: { browserTimeZone: 'Asia/Kolkata' },
  });
  await openPlace();
  const email = (await server.mail()).find(({ to }) => to === juno.email);
  expect(email?.text).toMatch(/it’s yours until \w{3} \d+, \d+:\d\d [AP]M GMT\+5:30\./);
});

test('gives the spot to the next in line after a decline or two days, and to everyone the third time', async () => {
  const { params, waiting, openPlace } = await createFullTeam({
    names: ['One', 'Two', 'Three', 'Four', 'Five'],
  });
  const [one, two, three, four, five] = waiting as Person[];
  await openPlace();
  await one!.send(stop, { params });
  expect(await waitingsOf(one!)).toEqual([]);
  expect(await isReserved(two!)).toBe(true);

  await runScheduleIn(47.9);
  expect(await isReserved(two!)).toBe(true);
  await server.pool.query(`update reservations set until = until - interval '48 hours'`);
  expect(await refusal(two!.refused(accept, { params }))).toEqual([409, 'reservation_over']);
  await runScheduleIn(0.1);
  expect(await waitingsOf(two!)).toEqual([]);
  expect(await isReserved(three!)).toBe(true);

  await three!.send(stop, { params });
  for (const person of [four!, five!]) {
    expect(await waitingsOf(person)).toEqual([]);
    expect(await notifiedTexts(person)).toEqual(['Trail Finder has an opening']);
  }
  expect(await notifiedTexts(three!)).toEqual(['Trail Finder has a spot for you']);
  // Anyone can take it now.
  await (await createPerson(server)).send(join, { params });
});

test('a larger team, a removal or a deleted account opens a spot', async () => {
  const larger = await createFullTeam();
  const { body: project } = await larger.creator.send(getProject, { params: larger.params });
  const body = { ...settingsForm(project), teamSize: 4 };
  await larger.creator.send(change, { params: larger.params, body });
  expect(await Promise.all(larger.waiting.map(isReserved))).toEqual([true, true]);

  const removed = await createFullTeam();
  await removed.creator.send('POST /projects/{projectId}/departures', {
    params: removed.params,
    body: { userId: removed.member.id, note: 'We wish you well.' },
  });
  expect(await Promise.all(removed.waiting.map(isReserved))).toEqual([true, false]);

  const deleted = await createFullTeam();
  await deleteAccount(deleted.creator);
  expect(await Promise.all(deleted.waiting.map(isReserved))).toEqual([true, false]);
  // So does the place of someone who deletes their account before they take it.
  await deleteAccount(deleted.waiting[0]);
  expect(await isReserved(deleted.waiting[1])).toBe(true);
});

test.each([
  [
    'by its creator',
    (creator: Person, params: { projectId: number }) =>
      creator.send('DELETE /projects/{projectId}', { params }),
  ],
  ['with its creator’s account', (creator: Person) => deleteAccount(creator)],
  [
    'by the operator',
    (_creator: Person, { projectId }: { projectId: number }) =>
      removeProject(server.db, { projectId, reason: 'Spam', now: new Date() }),
  ],
])(
  'notifies people waiting or with a reserved spot once when a project is deleted %s',
  async (_how, remove) => {
    const [creator, asker, juno, kai] = (await createPeople('Aino', 'Asker', 'Juno', 'Kai')) as [
      Person,
      Person,
      Person,
      Person,
    ];
    const project = await createAskingProject(creator, { teamSize: 2 });
    const params = { projectId: project.id };
    await askToJoin(asker, project.id);
    const resize = (teamSize: number, version: number) =>
      creator.send(change, {
        params,
        body: { ...settingsForm(project), joining: 'ask', teamSize, version },
      });
    await resize(1, project.version);
    for (const person of [juno, kai, asker]) await person.send(wait, { params });
    await resize(2, project.version + 1);
    expect([await isReserved(juno), await isReserved(kai)]).toEqual([true, false]);
    await remove(creator, params);
    const reserved = 'Trail Finder was deleted, so the spot reserved for you is gone';
    const waited = 'Trail Finder was deleted, so you’re off its waiting list';
    expect((await notifiedTexts(juno))[0]).toBe(reserved);
    expect(await notifiedTexts(kai)).toEqual([waited]);
    expect(await mailedSubjects(server, kai.email)).toEqual([waited]);
    // About their request only.
    expect(await notifiedTexts(asker)).toHaveLength(1);
    const { body } = await juno.send('GET /notifications');
    expect(body.notifications.slice(1).every(({ isRead }) => isRead)).toBe(true);
    for (const person of [juno, kai, asker]) expect(await waitingsOf(person)).toEqual([]);
  },
);

test('a restored project has an empty waiting list', async () => {
  const [creator, juno] = (await createPeople('Aino', 'Juno')) as [Person, Person];
  const project = await createProject(creator, { teamSize: 1 });
  const params = { projectId: project.id };
  await juno.send(wait, { params });
  await creator.send('DELETE /projects/{projectId}', { params });
  await creator.send('POST /projects/{projectId}/restoration', { params });
  expect(await waitingsOf(juno)).toEqual([]);
  await juno.send(wait, { params });
});

const deleteAccount = async (person: Person) =>
  person.send('POST /users/deletion', { body: { email: person.email, password } });

test('the first in line whose role fits is next', async () => {
  const { creator, member, project, params } = await createTeam(server, { teamSize: 2 });
  const [designer, backend] = project.roles;
  const changeRole = (userId: number, roleId: number | null) =>
    creator.send('PUT /projects/{projectId}/members/{userId}', {
      params: { ...params, userId },
      body: { roleId },
    });
  await changeRole(creator.id, designer!.id);
  await changeRole(member.id, backend!.id);
  const [juno, kai] = (await createPeople('Juno', 'Kai')) as [Person, Person];
  await juno.send(wait, { params, body: { roleId: designer!.id } });
  await kai.send(wait, { params, body: { roleId: backend!.id } });
  await member.send(leave, { params: { ...params, userId: member.id } });
  expect(await isReserved(juno)).toBe(false);
  expect(await isReserved(kai)).toBe(true);
  // The place in the role is taken, too.
  const shown = (await juno.send(getProject, { params })).body;
  expect(shown.roles.map(({ free }) => free)).toEqual([0, 0]);
  expect(shown.lookingFor).toEqual([]);
  await kai.send(accept, { params });
  expect((await kai.send(getProject, { params })).body.members).toContainEqual(
    expect.objectContaining({ userId: kai.id, role: 'Backend developer' }),
  );
});

test('keeps the spot until leads answer, within 2 days, if the team reviews requests', async () => {
  const [lead, member] = (await createPeople('Frida', 'Eetu')) as [Person, Person];
  const project = await createAskingProject(lead, { teamSize: 2 });
  const params = { projectId: project.id };
  await invite(lead, { ...params, person: member });
  const [invitation] = (await member.send('GET /invitations')).body;
  await member.send('POST /invitations/{invitationId}/acceptance', {
    params: { invitationId: invitation!.id },
  });
  const [juno, kai] = (await createPeople('Juno', 'Kai')) as [Person, Person];
  await juno.send(wait, { params });
  await kai.send(wait, { params });
  await member.send(leave, { params: { ...params, userId: member.id } });

  const body = { message: 'I’d like to draw.' };
  const { requestId } = (await juno.send(accept, { params, body })).body;
  const ref = { requestId: requestId! };
  const request = (await lead.send('GET /join-requests/{requestId}', { params: ref })).body;
  expect(request).toMatchObject({ message: 'I’d like to draw.', state: 'waiting' });
  const days = (Date.parse(request.answerBy) - Date.parse(request.askedAt)) / 86_400_000;
  expect(days).toBe(2);
  const asking = 'POST /projects/{projectId}/join-requests';
  const late = await createPerson(server);
  expect(await refusal(late.refused(asking, { params, body: {} }))).toEqual([409, 'team_full']);

  // The leads are reminded once, a day before it ends.
  const mailed = async () =>
    (await mailedSubjects(server, lead.email)).filter((text) => text.startsWith('Someone ')).length;
  await runScheduleIn(23.5);
  expect(await mailed()).toBe(1);
  await runScheduleIn(24.5);
  expect(await mailed()).toBe(2);
  await runScheduleIn(49);
  const ended = (await juno.send('GET /join-requests/{requestId}', { params: ref })).body;
  expect(ended.state).toBe('expired');
  expect(await waitingsOf(juno)).toEqual([]);
  expect(await isReserved(kai)).toBe(true);

  // A declined request gives the place on, an accepted one takes it.
  const asked = (await kai.send(accept, { params })).body;
  await lead.send('POST /join-requests/{requestId}/answer', {
    params: { requestId: asked.requestId! },
    body: { answer: 'accepted' },
  });
  expect(await members(kai, params)).toContain(kai.id);
});

test('someone who asked before the team was full is answered within 2 days, too', async () => {
  const [lead, juno] = (await createPeople('Frida', 'Juno')) as [Person, Person];
  const project = await createAskingProject(lead, { teamSize: 2 });
  const params = { projectId: project.id };
  const asked = await askToJoin(juno, project.id);
  const body = { ...settingsForm(project), version: 2, teamSize: 1 };
  await lead.send(change, { params, body });
  await juno.send(wait, { params });
  await lead.send(change, { params, body: { ...body, version: 3, teamSize: 2 } });
  expect((await juno.send(accept, { params })).body.requestId).toBe(asked.id);
  const key = 'GET /join-requests/{requestId}';
  const request = (await juno.send(key, { params: { requestId: asked.id } })).body;
  expect(Date.parse(request.answerBy)).toBeLessThan(Date.parse(asked.answerBy));
  // A withdrawn request gives the place on.
  await juno.send('DELETE /join-requests/{requestId}', { params: { requestId: asked.id } });
  expect(await waitingsOf(juno)).toEqual([]);
  expect((await juno.send(getProject, { params })).body.reservedPlaces).toBe(0);
});

test('people who are invited are first in line, and join without being asked again', async () => {
  const [lead, first, juno, kai] = (await createPeople('Frida', 'First', 'Juno', 'Kai')) as [
    Person,
    Person,
    Person,
    Person,
  ];
  const project = await createAskingProject(lead, { teamSize: 1 });
  const params = { projectId: project.id };
  await first.send(wait, { params });
  await invite(lead, { ...params, person: juno });
  await juno.send(wait, { params });
  const { body: link } = await lead.send('POST /projects/{projectId}/invitations', {
    params,
    body: {},
  });
  await kai.send(wait, { params, body: { token: link.url.split('/').at(-1)! } });
  const body = { ...settingsForm(project), teamSize: 3 };
  await lead.send(change, { params, body });
  expect(await Promise.all([first, juno, kai].map(isReserved))).toEqual([false, true, true]);
  for (const person of [juno, kai]) {
    expect((await person.send(accept, { params })).body.requestId).toBeNull();
  }
});

test('someone whose invitation was withdrawn waits like everyone else, and is asked first', async () => {
  const [lead, juno] = (await createPeople('Frida', 'Juno')) as [Person, Person];
  const project = await createAskingProject(lead, { teamSize: 1 });
  const params = { projectId: project.id };
  const { id: invitationId } = await invite(lead, { ...params, person: juno });
  await juno.send(wait, { params });
  await lead.send('DELETE /projects/{projectId}/invitations/{invitationId}', {
    params: { ...params, invitationId },
  });
  const body = { ...settingsForm(project), teamSize: 2 };
  await lead.send(change, { params, body });
  expect((await juno.send(accept, { params })).body.requestId).not.toBeNull();
});

test('joining another way marks the notification about a reserved spot as read', async () => {
  const { params, waiting, openPlace } = await createFullTeam();
  const [juno] = waiting;
  await openPlace();
  const isRead = async () => (await juno.send('GET /notifications')).body.notifications[0]?.isRead;
  expect(await isRead()).toBe(false);
  await juno.send(join, { params });
  expect(await isRead()).toBe(true);
});

test('someone who was removed can’t wait with a link from before', async () => {
  const { creator, member, params, project } = await createTeam(server, { teamSize: 2 });
  const create = 'POST /projects/{projectId}/invitations';
  const token = async () => {
    const { body: link } = await creator.send(create, { params, body: { mostUses: 2 } });
    return link.url.split('/').at(-1)!;
  };
  const earlier = await token();
  await creator.send('POST /projects/{projectId}/departures', {
    params,
    body: { userId: member.id, note: 'We wish you well.' },
  });
  await creator.send(change, { params, body: { ...settingsForm(project), teamSize: 1 } });
  const withLink = (sent: string) => ({ params, body: { token: sent } });
  expect(await refusal(member.refused(wait, withLink(earlier)))).toEqual([409, 'not_again_yet']);
  await member.send(wait, withLink(await token()));
});

describe('someone whose request was declined', () => {
  /** A full team of two whose leads answer first. Juno has asked to join it. */
  async function createAsked() {
    const [lead, mate] = [await createPerson(server, 'Lead'), await createPerson(server, 'Mate')];
    const [juno, kai] = (await createPeople('Juno', 'Kai')) as [Person, Person];
    const project = await createAskingProject(lead, { teamSize: 2 });
    const params = { projectId: project.id };
    const { id: requestId } = await askToJoin(juno, project.id);
    const { id } = await askToJoin(mate, project.id);
    await lead.send(answer, { params: { requestId: id }, body: { answer: 'accepted' } });
    const body = { answer: 'declined', text: 'We look for someone else.' };
    const decline = () => lead.send(answer, { params: { requestId }, body });
    const openPlace = () => mate.send(leave, { params: { ...params, userId: mate.id } });
    const setJoining = async (joining: 'open' | 'ask') => {
      const { body: current } = await lead.send(getProject, { params });
      await lead.send(change, { params, body: { ...settingsForm(current), joining } });
    };
    return { lead, juno, kai, params, decline, openPlace, setJoining };
  }

  test('returns not_again_yet when waiting for a spot that they’d have to ask for', async () => {
    const { lead, juno, params, decline, setJoining } = await createAsked();
    await decline();
    expect(await refusal(juno.refused(wait, { params }))).toEqual([409, 'not_again_yet']);
    await setJoining('open');
    await juno.send(wait, { params });
    await juno.send(stop, { params });
    await setJoining('ask');
    const create = 'POST /projects/{projectId}/invitations';
    const { body: link } = await lead.send(create, { params, body: { mostUses: 1 } });
    await juno.send(wait, { params, body: { token: link.url.split('/').at(-1)! } });
  });

  test('is no longer on the waiting list', async () => {
    const { juno, params, decline } = await createAsked();
    await juno.send(wait, { params });
    await decline();
    expect(await waitingsOf(juno)).toEqual([]);
  });

  test('loses their reserved spot to the next in line', async () => {
    const { juno, kai, params, decline, openPlace } = await createAsked();
    for (const person of [juno, kai]) await person.send(wait, { params });
    await openPlace();
    expect([await isReserved(juno), await isReserved(kai)]).toEqual([true, false]);
    await decline();
    expect([await isReserved(juno), await isReserved(kai)]).toEqual([false, true]);
  });

  test('is offered no spot once they’d have to ask for it', async () => {
    const { juno, kai, params, decline, openPlace, setJoining } = await createAsked();
    await decline();
    await setJoining('open');
    for (const person of [juno, kai]) await person.send(wait, { params });
    await setJoining('ask');
    await openPlace();
    expect([await isReserved(juno), await isReserved(kai)]).toEqual([false, true]);
    await server.pool.query(`update join_requests set ended_at = ended_at - interval '31 days'`);
    await kai.send(stop, { params });
    expect(await isReserved(juno)).toBe(true);
  });

  test('someone who starts waiting while their request is being declined gets no spot', async () => {
    const { juno, params, decline, openPlace } = await createAsked();
    const path = `/api/projects/${params.projectId}/waiting`;
    await Promise.all([decline(), juno.request('PUT', path, { body: {} })]);
    await openPlace();
    expect(await waitingsOf(juno)).toEqual([]);
  });
});

test('refuses members, open teams, complete projects and people who were removed', async () => {
  const { creator, member, params, project } = await createTeam(server, { teamSize: 3 });
  const juno = await createPerson(server);
  expect(await refusal(juno.refused(wait, { params }))).toEqual([409, 'place_open']);
  expect(await refusal(member.refused(wait, { params }))).toEqual([403, 'forbidden']);
  await creator.send('POST /projects/{projectId}/departures', {
    params,
    body: { userId: member.id, note: 'We wish you well.' },
  });
  const body = { ...settingsForm(project), version: 1, teamSize: 1 };
  const { body: small } = await creator.send(change, { params, body });
  expect(await refusal(member.refused(wait, { params }))).toEqual([409, 'not_again_yet']);
  const gone = juno.refused(wait, { params, body: { roleId: 999_999 } });
  expect(await refusal(gone)).toEqual([404, 'not_found']);
  const done = { ...settingsForm(small), status: 'Completed' };
  await creator.send(change, { params, body: done });
  expect(await refusal(juno.refused(wait, { params }))).toEqual([409, 'project_completed']);
});

test('a team can’t shrink below its members and reserved spots', async () => {
  const { creator, params, openPlace } = await createFullTeam();
  await openPlace();
  const { body: project } = await creator.send(getProject, { params });
  const body = { ...settingsForm(project), teamSize: 1 };
  const refused = await creator.refused(change, { params, body });
  expect(refused.body).toMatchObject({
    code: 'team_too_large',
    message: 'One person is already on the team, and one spot is reserved. Make it at least 2.',
  });
});

test('waiting again keeps the position in line', async () => {
  const { params, waiting, openPlace } = await createFullTeam();
  const [juno, kai] = waiting;
  const [first] = await waitingsOf(juno);
  expect((await juno.send(wait, { params })).body.since).toBe(first!.since);
  await openPlace();
  expect(await isReserved(kai)).toBe(false);
});
