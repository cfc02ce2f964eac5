import { beforeAll, expect, test } from 'vitest';
import type { WeekTime } from '#contract/values/vocabulary.ts';
import { answerMeeting, createMeeting, meetingForm } from '#tests/factories/meetings.ts';
import type { Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const suggest = async ({ send }: Person, projectId: number) =>
  (
    await send('GET /projects/{projectId}/meetings/times', {
      params: { projectId },
      query: { timeZone: 'Europe/Helsinki' },
    })
  ).body;

const say = ({ send }: Person, week: WeekTime[]) =>
  send('PUT /users/team-preferences', { body: { week, timeZone: 'Europe/Helsinki' } });

test('suggests times of those who have said when they have time, as a form takes them', async () => {
  const { creator, member, project, params } = await createTeam(server);
  expect(await suggest(member, project.id)).toEqual({ times: [], answered: 0, members: 2 });
  await say(creator, ['weekday_evening', 'weekend_day']);
  const some = await suggest(member, project.id);
  expect(some).toMatchObject({ answered: 1, members: 2 });
  expect(some.times.map(({ free }) => free)).toEqual([1, 1, 1]);
  await say(member, ['weekend_day']);
  const { times, answered } = await suggest(member, project.id);
  expect(answered).toBe(2);
  expect(times.map(({ free }) => free)).toEqual([2, 2, 2]);
  for (const { startsAt } of times) expect([0, 6]).toContain(new Date(startsAt).getUTCDay());
  const { free: _, ...first } = times[0]!;
  await member.send('POST /projects/{projectId}/meetings', { params, body: meetingForm(first) });
});

test('leaves out inactive members', async () => {
  const { creator, member, project } = await createTeam(server);
  await say(creator, ['weekday_day']);
  await say(member, ['weekend_day']);
  expect((await suggest(creator, project.id)).times).toEqual([]);
  await server.pool.query(
    'update project_members set inactive_since = now() where project_id = $1 and user_id = $2',
    [project.id, member.id],
  );
  expect(await suggest(creator, project.id)).toMatchObject({ answered: 1, members: 1 });
});

test('refuses an unknown time zone', async () => {
  const { member, params } = await createTeam(server);
  const refusal = await member.refused('GET /projects/{projectId}/meetings/times', {
    params,
    query: { timeZone: 'Nowhere/Else' },
  });
  expect(refusal.status).toBe(400);
});

test('a person’s calendar has their teams’ meetings, without those that they declined', async () => {
  const { creator, member, project, of } = await createMeeting(server);
  const read = async (person: Person) => {
    const { address } = (await person.send('PUT /users/calendar-feed')).body;
    const file = await fetch(new URL(new URL(address).pathname, server.url));
    return (await file.text()).replaceAll(/\r\n /g, '');
  };
  expect(await read(creator)).toContain(`SUMMARY:Team meeting · ${project.name}`);
  await answerMeeting(creator, of, false);
  expect(await read(creator)).not.toContain('Team meeting');
  const file = await read(member);
  expect(file).toContain(`/team-workspace/${project.id}`);
  await server.pool.query(`delete from project_members where project_id = $1 and user_id = $2`, [
    project.id,
    member.id,
  ]);
  expect(await read(member)).not.toContain('Team meeting');
});
