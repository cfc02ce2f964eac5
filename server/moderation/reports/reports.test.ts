import { beforeAll, expect, test } from 'vitest';
import { addAdmin } from '#server/people/admins/actions.ts';
import { openClient } from '#tests/client.ts';
import { addStaff, createBuilding, createHackathon, submit } from '#tests/factories/hackathons.ts';
import { invite } from '#tests/factories/invitations.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createEvent, createOrganizer } from '#tests/factories/events.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import {
  askToJoin,
  createAskingProject,
  createProject,
  createTeam,
  createTicket,
} from '#tests/factories/projects.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const boss = 'boss@admins.test';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ adminEmails: [boss] });
});

const key = 'POST /reports';
const about = (kind: string, id: number, fields: object = {}) => ({
  body: { subject: { kind, id }, reason: 'spam', ...fields },
});

const reportsOf = async (person: Person) => {
  const { rows } = await server.pool.query<{
    kind: string;
    quote: string;
    text: string;
    user_id: number;
  }>('select kind, quote, text, user_id from reports where reporter_id = $1 order by id', [
    person.id,
  ]);
  return rows;
};

test('everything that someone can see can be reported, with its text at that time', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const ticket = await createTicket(creator, project.id);
  const comments = 'POST /projects/{projectId}/tickets/{ticketId}/comments';
  const { body: comment } = await member.send(comments, {
    params: { ...params, ticketId: ticket.id },
    body: { text: 'A bad comment' },
  });
  const notes = 'POST /projects/{projectId}/notes';
  const { body: note } = await member.send(notes, { params, body: { text: 'A bad note' } });
  await member.send('PUT /users/profile', { body: { aboutMe: 'A bad text' } });
  const asking = await createAskingProject(creator);
  const request = await askToJoin(member, asking.id, { message: 'A bad request' });
  const other = await createProject(member);
  const message = 'A bad invitation';
  await invite(member, { projectId: other.id, person: creator, message });
  const [{ id: invitationId } = { id: 0 }] = (await creator.send('GET /invitations')).body;

  await creator.send(key, about('person', member.id));
  await creator.send(key, about('project', other.id));
  await creator.send(key, about('comment', comment.id));
  await creator.send(key, about('comment', note.id));
  await creator.send(key, about('join_request', request.id));
  await creator.send(key, about('invitation', invitationId));
  const found = await reportsOf(creator);
  expect(found.map(({ quote }) => quote)).toEqual([
    'A bad text',
    other.description,
    'A bad comment',
    'A bad note',
    'A bad request',
    'A bad invitation',
  ]);
  expect(new Set(found.map((report) => report.user_id))).toEqual(new Set([member.id]));
});

test('returns not_found for a report of something the person can’t see', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const outsider = await createPerson(server);
  const notes = 'POST /projects/{projectId}/notes';
  const { body: note } = await member.send(notes, { params, body: { text: 'Among us' } });
  const asking = await createAskingProject(creator);
  const request = await askToJoin(member, asking.id);
  await invite(creator, { projectId: asking.id, person: await createPerson(server) });
  for (const [kind, id] of [
    ['comment', note.id],
    ['join_request', request.id],
    ['invitation', 1],
    ['person', 987654321],
    ['project', 987654321],
  ] as const)
    expect((await outsider.refused(key, about(kind, id))).status).toBe(404);
  const visitor = openClient(server.url);
  expect((await visitor.refused(key, about('comment', note.id))).status).toBe(404);
  expect((await visitor.send(key, about('project', project.id))).status).toBe(202);
});

test('accepts reports of announcements and submissions from those who can see them', async () => {
  const { organizer, people, teams, hackathon } = await createBuilding(server, ['Aino']);
  const [aino] = people as [Person];
  await submit(aino, teams[0]!, { text: 'A bad text', demo: 'https://bad.example' });
  const { body: announced } = await organizer.send('POST /hackathons/{slug}/announcements', {
    params: { slug: hackathon.slug },
    body: { text: 'A bad announcement' },
  });
  await aino.send(key, about('hackathon', hackathon.id));
  await aino.send(key, about('announcement', announced.id));
  await organizer.send(key, about('submission', teams[0]!.id));
  expect(await reportsOf(aino)).toMatchObject([
    { quote: hackathon.description, user_id: organizer.id },
    { quote: 'A bad announcement', user_id: organizer.id },
  ]);
  expect(await reportsOf(organizer)).toMatchObject([
    { quote: expect.stringMatching(/A bad text\n\nhttps:\/\/bad\.example$/), user_id: aino.id },
  ]);
  const stranger = await createPerson(server);
  const judge = await createPerson(server);
  await addStaff(organizer, hackathon, { person: judge, role: 'judge' });
  await judge.send(key, about('submission', teams[0]!.id));
  const refusalOf = async (kind: string, id: number) =>
    (await stranger.refused(key, about(kind, id))).status;
  expect(await refusalOf('announcement', announced.id)).toBe(404);
  expect(await refusalOf('submission', teams[0]!.id)).toBe(404);
  await server.pool.query(`update hackathons set visibility = 'link' where id = $1`, [
    hackathon.id,
  ]);
  expect(await refusalOf('hackathon', hackathon.id)).toBe(404);
});

test('accepts reports of live events from everyone, and of meetings from the team', async () => {
  await makeLive(server, 'events');
  const organizer = await createOrganizer(server);
  const { creator, project } = await createTeam(server);
  const [event, meeting] = [await createEvent(organizer), await createEvent(organizer)];
  await server.pool.query(
    'update calendar_events set project_id = $1, category = null, format = null where id = $2',
    [project.id, meeting.id],
  );
  const [stranger, visitor] = [await createPerson(server), openClient(server.url)];
  await creator.send(key, about('calendar_event', meeting.id));
  for (const client of [stranger, visitor])
    expect((await client.refused(key, about('calendar_event', meeting.id))).status).toBe(404);
  await visitor.send(key, about('calendar_event', event.id));
  await stranger.send(key, about('calendar_event', event.id));
  expect(await reportsOf(stranger)).toMatchObject([
    { quote: expect.stringContaining(event.description) as string, user_id: organizer.id },
  ]);
  await server.pool.query(`update areas set mode = 'hidden' where area = 'events'`);
  expect((await stranger.refused(key, about('calendar_event', event.id))).status).toBe(404);
});

test('confirms a report by email, even without an account', async () => {
  const [aino, mallory] = [await createPerson(server), await createPerson(server)];
  await aino.send(key, about('person', mallory.id));
  expect(await mailedSubjects(server, aino.email)).toEqual(['We’ve received your report']);
  const email = 'visitor@elsewhere.test';
  await openClient(server.url).send(key, about('person', mallory.id, { email }));
  expect(await mailedSubjects(server, email)).toEqual(['We’ve received your report']);
});

test('admins are emailed about the first report of something', async () => {
  const [aino, eetu, admin, mallory] = [
    await createPerson(server),
    await createPerson(server),
    await createPerson(server),
    await createPerson(server),
  ];
  await addAdmin(server.db, { email: admin.email, now: new Date() });
  const before = await mailedSubjects(server, boss);
  await aino.send(key, about('person', mallory.id));
  await eetu.send(key, about('person', mallory.id));
  expect(await mailedSubjects(server, boss)).toEqual([...before, 'A new report on Pieces']);
  expect(await mailedSubjects(server, admin.email)).toEqual(['A new report on Pieces']);
});

test('reporting the same again changes the report', async () => {
  const [aino, mallory] = [await createPerson(server), await createPerson(server)];
  await aino.send(key, about('person', mallory.id));
  await aino.send(key, about('person', mallory.id, { text: 'It goes on' }));
  expect(await reportsOf(aino)).toMatchObject([{ text: 'It goes on' }]);
});

test('invalid_input: for another reason, the report says what happened', async () => {
  const [aino, mallory] = [await createPerson(server), await createPerson(server)];
  const { body } = await aino.refused(key, about('person', mallory.id, { reason: 'other' }));
  expect(body.errors).toEqual([{ field: 'text', message: 'Tell us what happened' }]);
});

test('returns too_many_requests after ten reports in a day', async () => {
  const [aino, mallory] = [await createPerson(server), await createPerson(server)];
  for (let count = 0; count < 10; count += 1) await aino.send(key, about('person', mallory.id));
  const refusal = await aino.refused(key, about('person', mallory.id));
  expect(refusal.body.code).toBe('too_many_requests');
});

test('after someone deletes their account, their reports stay without their address', async () => {
  const [aino, mallory] = [await createPerson(server), await createPerson(server)];
  await openClient(server.url).send(key, about('person', mallory.id, { email: aino.email }));
  await aino.send(key, about('person', mallory.id));
  await aino.send('POST /users/deletion', { body: { email: aino.email, password } });
  const { rows } = await server.pool.query(
    'select reporter_id, email from reports where user_id = $1',
    [mallory.id],
  );
  expect(rows).toEqual([
    { reporter_id: null, email: '' },
    { reporter_id: null, email: '' },
  ]);
});

test('reporting a hidden profile returns the same as a missing one', async () => {
  const [hidden, stranger] = [await createPerson(server), await createPerson(server)];
  const visitor = openClient(server.url);
  await hidden.send('PUT /users/privacy-settings', { body: { profile: 'signed_in' } });
  const nobody = await visitor.refused(key, about('person', 999_999));
  const refusal = await visitor.refused(key, about('person', hidden.id));
  expect([refusal.status, refusal.body.message]).toEqual([404, nobody.body.message]);
  await hidden.send('PUT /users/privacy-settings', { body: { profile: 'teams' } });
  expect((await stranger.refused(key, about('person', hidden.id))).status).toBe(404);
  const { member } = await createTeam(server);
  await member.send('PUT /users/privacy-settings', { body: { profile: 'teams' } });
  const mate = await createPerson(server);
  await askToJoin(mate, (await createAskingProject(member)).id);
  await mate.send('PUT /users/privacy-settings', { body: { profile: 'teams' } });
  expect((await member.send(key, about('person', mate.id))).status).toBe(202);
});

test('a hackathon that isn’t listed can be reported with its code', async () => {
  const [organizer, guest] = [await createPerson(server), await createPerson(server)];
  const { id, code } = await createHackathon(organizer, { visibility: 'link' });
  const visitor = openClient(server.url);
  expect((await visitor.refused(key, about('hackathon', id))).status).toBe(404);
  const wrong = about('hackathon', id, { code: 'WRONG234' });
  expect((await guest.refused(key, wrong)).status).toBe(404);
  for (const client of [guest, visitor])
    await client.send(key, about('hackathon', id, { code: code.toLowerCase() }));
  expect(await reportsOf(guest)).toMatchObject([{ kind: 'hackathon', user_id: organizer.id }]);
});
