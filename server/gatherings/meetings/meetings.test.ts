import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { inHours } from '#tests/factories/events.ts';
import {
  answerMeeting,
  cancelMeeting,
  changesOf,
  createMeeting,
  listMeetings,
  meetingForm,
  planMeeting,
} from '#tests/factories/meetings.ts';
import { createPerson } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { readStream } from '#tests/event-stream.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const plan = 'POST /projects/{projectId}/meetings';
const list = 'GET /projects/{projectId}/meetings';
const change = 'PUT /projects/{projectId}/meetings/{meetingId}';
const cancel = 'POST /projects/{projectId}/meetings/{meetingId}/cancellation';
const answer = 'PUT /projects/{projectId}/meetings/{meetingId}/participation';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('a member plans a meeting, to which the rest of the team is invited', async () => {
  const { creator, member, project, meeting } = await createMeeting(server);
  expect(meeting).toEqual({
    ...changesOf(meeting),
    id: expect.any(Number),
    title: 'Team meeting',
    link: 'https://meet.example/room',
    location: 'The back room',
    organizer: { id: member.id, name: member.name, avatar: null },
    declined: [],
    isComing: true,
    later: 0,
    version: 1,
    canceledAt: null,
    can: { change: true },
  });
  expect(await listMeetings(creator, project.id)).toEqual([meeting]);
  const planned = `${member.name} planned “Team meeting” for ${project.name}`;
  expect(await notifiedTexts(creator)).toContain(planned);
  expect(await notifiedTexts(member)).not.toContain(planned);
  const mails = (await server.mail()).filter(({ text }) => text.includes('Team meeting'));
  expect(mails.map(({ to }) => to)).toEqual([creator.email]);
  const [news] = (await creator.send('GET /notifications')).body.notifications;
  // All meetings of a team are on one page, which reads what is about them.
  expect(news).toMatchObject({
    subject: `meetings:${project.id}`,
    path: `/team-workspace/${project.id}?team=meetings`,
  });
});

test('a meeting is planned at most 2 years ahead, in the future, and ends after it starts', async () => {
  const { member, params } = await createTeam(server);
  const fields = async (form: Parameters<typeof meetingForm>[0]) =>
    (await member.refused(plan, { params, body: meetingForm(form) })).body.errors?.map(
      ({ message }) => message,
    );
  expect(await fields({ startsAt: inHours(-1) })).toEqual(['Start must be in the future']);
  expect(await fields({ startsAt: inHours(3 * 365 * 24) })).toEqual([
    'Start must be within 2 years',
  ]);
  expect(await fields({ endsAt: inHours(1) })).toEqual(['The end must be after the start']);
});

test('repeats at the same local time, and invites the team once', async () => {
  const { creator, member, project } = await createTeam(server);
  const startsAt = `${new Date().getUTCFullYear() + 1}-03-10T16:00:00.000Z`;
  await planMeeting(member, project.id, { startsAt, repeat: { weeks: 2, times: 3 } });
  const meetings = await listMeetings(creator, project.id);
  // Summer time begins in between.
  expect(meetings.map((one) => [one.startsAt.slice(5, 16), one.later])).toEqual([
    ['03-10T16:00', 2],
    ['03-24T16:00', 1],
    ['04-07T15:00', 0],
  ]);
  const news = (await notifiedTexts(creator)).filter((text) => text.includes('planned'));
  expect(news).toEqual([
    `${member.name} planned three meetings “Team meeting” for ${project.name}`,
  ]);
});

test('the planner and leads change and cancel a meeting, other members don’t', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const meeting = await planMeeting(creator, project.id);
  const of = { ...params, meetingId: meeting.id };
  const [seen] = await listMeetings(member, project.id);
  expect(seen!.can.change).toBe(false);
  const body = changesOf(meeting, { title: 'Renamed' });
  expect((await member.refused(change, { params: of, body })).status).toBe(403);
  const reason = { reason: 'I don’t feel like it.' };
  expect((await member.refused(cancel, { params: of, body: reason })).status).toBe(403);
  const own = await planMeeting(member, project.id);
  const led = (await listMeetings(creator, project.id)).find(({ id }) => id === own.id);
  expect(led!.can.change).toBe(true);
  await cancelMeeting(creator, { ...params, meetingId: own.id });
});

test('an inactive member reads meetings, but isn’t invited and plans none', async () => {
  const { creator, member, project, params } = await createTeam(server);
  await server.pool.query(
    'update project_members set inactive_since = now() where project_id = $1 and user_id = $2',
    [project.id, member.id],
  );
  const meeting = await planMeeting(creator, project.id);
  expect(await notifiedTexts(member)).toEqual([]);
  const { body } = await member.send(list, { params });
  expect(body).toMatchObject({
    meetings: [{ id: meeting.id, isComing: false }],
    can: { plan: false },
  });
  const form = meetingForm();
  expect((await member.refused(plan, { params, body: form })).status).toBe(403);
  const of = { ...params, meetingId: meeting.id };
  expect((await member.refused(answer, { params: of, body: { going: false } })).status).toBe(403);
});

test('a meeting of another team or a deleted project is a 404, and so is an event', async () => {
  const { member, of } = await createMeeting(server);
  const other = await createTeam(server);
  const body = { going: false };
  const params = { projectId: other.project.id, meetingId: of.meetingId };
  expect((await other.member.refused(answer, { params, body })).status).toBe(404);
  await server.pool.query('update projects set deleted_at = now() where id = $1', [of.projectId]);
  expect((await member.refused(answer, { params: of, body })).status).toBe(404);
  const listing = { params: { projectId: of.projectId } };
  expect((await member.send(list, listing)).body.meetings).toEqual([]);
});

test('a member who can’t come is listed until they come after all or leave the team', async () => {
  const { creator, member, project, of } = await createMeeting(server);
  const declined = await answerMeeting(creator, of, false);
  expect(declined).toMatchObject({ isComing: false, declined: [{ id: creator.id }] });
  expect(await answerMeeting(creator, of, true)).toMatchObject({ isComing: true, declined: [] });
  await answerMeeting(member, of, false);
  expect((await listMeetings(creator, project.id))[0]).toMatchObject({
    isComing: true,
    declined: [{ id: member.id }],
  });
  await member.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { projectId: project.id, userId: member.id },
  });
  expect((await listMeetings(creator, project.id))[0]!.declined).toEqual([]);
});

test('a team has at most 30 upcoming meetings, even if two processes plan them', async () => {
  const { creator, member, project, params } = await createTeam(server);
  for (const person of [creator, member])
    await planMeeting(person, project.id, { repeat: { weeks: 1, times: 12 } });
  await planMeeting(creator, project.id, { repeat: { weeks: 1, times: 4 } });
  const other = await server.startAnother();
  const clients = [creator, openClient(other, member.cookies)];
  const statuses = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const client = clients[index % 2]!;
      const path = `/api/projects/${params.projectId}/meetings`;
      return (await client.request('POST', path, { body: meetingForm() })).status;
    }),
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 201, 409, 409, 409, 409]);
  expect(await listMeetings(creator, project.id)).toHaveLength(30);
  const [next] = await listMeetings(creator, project.id);
  await cancelMeeting(creator, { ...params, meetingId: next!.id });
  await planMeeting(creator, project.id);
});

test('a member plans at most 10 meetings or series a day', async () => {
  const { member, params, project } = await createTeam(server);
  for (let count = 0; count < 10; count += 1) {
    const meeting = await planMeeting(member, project.id);
    await cancelMeeting(member, { ...params, meetingId: meeting.id });
  }
  expect((await member.refused(plan, { params, body: meetingForm() })).body.message).toBe(
    'You can plan up to 10 meetings a day. Go on tomorrow.',
  );
});

test('open team spaces hear of each change immediately', async () => {
  const { creator, member, project } = await createTeam(server);
  const stream = await readStream(creator, project.id);
  onTestFinished(stream.close);
  await planMeeting(member, project.id);
  await stream.until(() => stream.news().length > 0);
  expect(stream.news().at(-1)).toMatchObject({ team: true, everything: false });
});

test('everyone sees when a team meets next, and nothing else of it', async () => {
  const { creator, project, params, meeting, of } = await createMeeting(server);
  const outsider = await createPerson(server);
  const visitor = openClient(server.url);
  const read = async (client: Pick<typeof visitor, 'send'>) =>
    (await client.send('GET /projects/{projectId}', { params })).body;
  const meets = { startsAt: meeting.startsAt, timeZone: 'Europe/Helsinki' };
  for (const reader of [creator, outsider, visitor]) {
    const page = await read(reader);
    expect(page.meets).toEqual(meets);
    expect(JSON.stringify(page)).not.toContain('meet.example');
  }
  await cancelMeeting(creator, of);
  expect((await read(visitor)).meets).toBeNull();
  const soon = await planMeeting(creator, project.id);
  await server.pool.query(
    `update calendar_events set starts_at = now() - interval '2 hours',
       ends_at = now() - interval '1 hour' where id = $1`,
    [soon.id],
  );
  expect((await read(visitor)).meets).toBeNull();
});
