import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { inHours } from '#tests/factories/events.ts';
import {
  answerMeeting,
  cancelMeeting,
  changeMeeting,
  changesOf,
  createMeeting,
  listMeetings,
  planMeeting,
} from '#tests/factories/meetings.ts';
import type { Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const change = 'PUT /projects/{projectId}/meetings/{meetingId}';
const cancel = 'POST /projects/{projectId}/meetings/{meetingId}/cancellation';
const answer = 'PUT /projects/{projectId}/meetings/{meetingId}/participation';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** News about a meeting begins with its title. */
const newsOf = async (person: Person) =>
  (await notifiedTexts(person)).filter((text) => text.startsWith('“'));

const mailsTo = async ({ email }: Person, subject: string) =>
  (await server.mail())
    .filter(({ to, text }) => to === email && text.includes(subject))
    .map(({ text }) => text);

test('the team is told once of a new time and place, with the old time', async () => {
  const startsAt = `${new Date().getUTCFullYear() + 1}-01-20T15:00:00.000Z`;
  const { creator, member, project, meeting, of } = await createMeeting(server, { startsAt });
  const body = changesOf(meeting, {
    startsAt: startsAt.replace('T15', 'T16'),
    endsAt: startsAt.replace('T15', 'T17'),
    location: 'The library',
  });
  await changeMeeting(member, of, body);
  expect(await newsOf(creator)).toEqual([
    `“Team meeting” of ${project.name} has a new time and place`,
  ]);
  const [mail, ...more] = await mailsTo(creator, 'has a new time and place');
  expect(mail).toMatch(/It starts on Jan 20, .+, not on Jan 20, /);
  expect(mail).toContain('Where: The library');
  expect(more).toEqual([]);
  expect(await newsOf(member)).toEqual([]);
});

test('other changes tell nobody', async () => {
  const { creator, member, meeting, of } = await createMeeting(server);
  const fields = { title: 'Planning', description: 'Bring ideas.', endsAt: inHours(50) };
  const changed = await changeMeeting(member, of, changesOf(meeting, fields));
  expect(changed).toMatchObject({ title: 'Planning', version: 2 });
  expect(await newsOf(creator)).toEqual([]);
});

test('a new time invites those again who couldn’t come, but a new place doesn’t', async () => {
  const { creator, member, project, meeting, of } = await createMeeting(server);
  await answerMeeting(creator, of, false);
  const placed = await changeMeeting(member, of, changesOf(meeting, { location: 'Elsewhere' }));
  expect(placed.declined).toMatchObject([{ id: creator.id }]);
  expect(await newsOf(creator)).toEqual([]);
  const times = { startsAt: inHours(72), endsAt: inHours(73) };
  const moved = await changeMeeting(member, of, changesOf(placed, times));
  expect(moved.declined).toEqual([]);
  expect(await newsOf(creator)).toEqual([`“Team meeting” of ${project.name} has a new time`]);
});

test('an outdated change is refused with the current meeting', async () => {
  const { creator, member, meeting, of } = await createMeeting(server);
  await changeMeeting(creator, of, changesOf(meeting, { title: 'Renamed' }));
  const body = changesOf(meeting, { title: 'Late' });
  expect((await member.refused(change, { params: of, body })).body).toMatchObject({
    code: 'stale_event',
    current: { title: 'Renamed', version: 2 },
  });
});

test('a meeting is moved at most five times a day', async () => {
  const { member, meeting, of } = await createMeeting(server);
  let current = meeting;
  const move = (hours: number) => ({ startsAt: inHours(48 + hours), endsAt: inHours(49 + hours) });
  for (const hours of [1, 2, 3, 4, 5])
    current = await changeMeeting(member, of, changesOf(current, move(hours)));
  const body = changesOf(current, move(6));
  expect((await member.refused(change, { params: of, body })).status).toBe(429);
});

test('a canceled meeting tells who was coming why, and stays canceled', async () => {
  const { creator, member, project, meeting, of } = await createMeeting(server);
  const { refused } = member;
  expect((await refused(cancel, { params: of, body: { reason: 'No.' } })).status).toBe(400);
  const canceled = await cancelMeeting(member, of);
  expect(canceled).toMatchObject({ canceledAt: expect.any(String), can: { change: false } });
  await cancelMeeting(member, of, { reason: 'Something else entirely.' });
  expect(await newsOf(creator)).toEqual([`“Team meeting” of ${project.name} is canceled`]);
  const [mail, ...more] = await mailsTo(creator, 'is canceled');
  expect(mail).toContain('The room is closed.');
  expect(more).toEqual([]);
  const body = changesOf(meeting, { title: 'Back on' });
  expect((await refused(change, { params: of, body })).body.code).toBe('event_over');
  const coming = { params: of, body: { going: false } };
  expect((await refused(answer, coming)).body.code).toBe('event_over');
  expect(await listMeetings(member, project.id)).toEqual([]);
});

test('canceling a meeting and later ones tells each member once', async () => {
  const { creator, member, project, params } = await createTeam(server);
  await planMeeting(member, project.id, { repeat: { weeks: 1, times: 4 } });
  const [first, second, third] = await listMeetings(member, project.id);
  await answerMeeting(creator, { ...params, meetingId: third!.id }, false);
  await cancelMeeting(member, { ...params, meetingId: second!.id }, { andLater: true });
  expect(await newsOf(creator)).toEqual([
    `“Team meeting” of ${project.name} and the one after it are canceled`,
  ]);
  const left = await listMeetings(creator, project.id);
  expect(left.map(({ id, later }) => [id, later])).toEqual([[first!.id, 0]]);
});

test('someone who has declined isn’t told that it’s canceled', async () => {
  const { creator, member, of } = await createMeeting(server);
  await answerMeeting(creator, of, false);
  await cancelMeeting(member, of);
  expect(await newsOf(creator)).toEqual([]);
});

test('a cancellation and a change on two processes leave one of both orders', async () => {
  const { creator, member, project, meeting, of } = await createMeeting(server);
  const other = openClient(await server.startAnother(), creator.cookies);
  const body = changesOf(meeting, { title: 'Moved', startsAt: inHours(72), endsAt: inHours(73) });
  const path = `/api/projects/${of.projectId}/meetings/${of.meetingId}`;
  const [, changed] = await Promise.all([
    cancelMeeting(member, of),
    other.request('PUT', path, { body }),
  ]);
  const { rows } = await server.pool.query(
    'select title, canceled_at is not null as canceled from calendar_events where id = $1',
    [of.meetingId],
  );
  const wasFirst = changed.status === 200;
  expect(rows).toEqual([{ title: wasFirst ? 'Moved' : 'Team meeting', canceled: true }]);
  expect([200, 409]).toContain(changed.status);
  const last = (await newsOf(creator))[0];
  expect(last).toBe(`“${wasFirst ? 'Moved' : 'Team meeting'}” of ${project.name} is canceled`);
});
