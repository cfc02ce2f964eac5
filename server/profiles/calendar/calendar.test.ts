import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createHackathon } from '#tests/factories/hackathons.ts';
import { createPerson, type Person, password } from '#tests/factories/people.ts';
import { changeTicket, createTeam, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const make = async (person: Person) =>
  new URL((await person.send('PUT /users/calendar-feed')).body.address).pathname;

/** What a calendar reads, without a cookie. */
const load = (path: string) => openClient(server.url).request('GET', path);
const read = async (path: string) => (await load(path)).text();

async function createDueTicket() {
  const team = await createTeam(server, { name: 'Harbour Tides' });
  const ticket = await createTicket(team.creator, team.project.id, {
    title: 'Secret title',
    assigneeId: team.member.id,
    dueDate: '2099-12-01',
  });
  return { ...team, ticket, path: await make(team.member) };
}

test('a calendar has its owner’s hackathons and due tickets, without their titles', async () => {
  const { member, ticket, path } = await createDueTicket();
  const { name } = await createHackathon(member, { name: 'Harbor Days' });
  const response = await load(path);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  const text = await response.text();
  expect(text).toContain(`SUMMARY:Due: Harbour Tides #${ticket.number}`);
  expect(text).toContain('DTSTART;VALUE=DATE:20991201');
  expect(text).toContain(`SUMMARY:${name}`);
  expect(text).not.toContain('Secret');
});

test.each([
  ['finished', ({ creator, ticket }) => changeTicket(creator, ticket, { status: 'Done' })],
  [
    'somebody else’s',
    ({ creator, ticket }) => changeTicket(creator, ticket, { assigneeId: creator.id }),
  ],
  [
    'deleted',
    ({ creator, params, ticket }) =>
      creator.send('DELETE /projects/{projectId}/tickets/{ticketId}', {
        params: { ...params, ticketId: ticket.id },
      }),
  ],
  [
    'of a team that its owner has left',
    async ({ member, params, ticket }) => {
      await member.send('DELETE /projects/{projectId}/members/{userId}', {
        params: { ...params, userId: member.id },
      });
      // Leaving takes it from them, too.
      const values = [member.id, ticket.id];
      await server.pool.query('update tickets set assignee_id = $1 where id = $2', values);
    },
  ],
] as [string, (team: Awaited<ReturnType<typeof createDueTicket>>) => Promise<unknown>][])(
  'a calendar has no ticket that is %s',
  async (_what, act) => {
    const team = await createDueTicket();
    expect(await read(team.path)).toContain('SUMMARY:Due');
    await act(team);
    expect(await read(team.path)).not.toContain('SUMMARY:Due');
  },
);

test('a calendar has the meetings of its owner’s teams until they decline or leave', async () => {
  const { creator, member, params } = await createTeam(server, { name: 'Harbour Tides' });
  const inHour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const plan = async (title: string) => {
    const body = {
      title,
      startsAt: inHour(24),
      endsAt: inHour(25),
      timeZone: 'Europe/Helsinki',
      link: 'https://meet.example/team',
    };
    return (await creator.send('POST /projects/{projectId}/meetings', { params, body })).body;
  };
  const [first] = [await plan('Planning'), await plan('Review')];
  const path = await make(member);
  const text = await read(path);
  expect(text).toContain('SUMMARY:Planning · Harbour Tides');
  expect(text).toContain('DESCRIPTION:https://meet.example/team');
  expect(text).toContain(`/team-workspace/${params.projectId}`);
  await member.send('PUT /projects/{projectId}/meetings/{meetingId}/participation', {
    params: { ...params, meetingId: first.id },
    body: { going: false },
  });
  expect(await read(path)).not.toContain('Planning');
  expect(await read(path)).toContain('SUMMARY:Review');
  await member.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  expect(await read(path)).not.toContain('Review');
});

test('a replaced or removed address leads nowhere at once, in all processes', async () => {
  const person = await createPerson(server);
  const other = await server.startAnother();
  const status = async (url: string, path: string) =>
    (await openClient(url).request('GET', path)).status;
  const first = await make(person);
  expect(await status(other, first)).toBe(200);
  const second = await make(person);
  expect([await status(other, first), await status(other, second)]).toEqual([404, 200]);
  await person.send('DELETE /users/calendar-feed');
  expect(await status(other, second)).toBe(404);
  expect((await person.send('GET /users/calendar-feed')).body).toEqual({ createdAt: null });
});

test('a suspended or deleted account has no calendar', async () => {
  const person = await createPerson(server);
  const path = await make(person);
  const suspend = (until: string | null) =>
    server.pool.query('update users set suspended_until = $2 where id = $1', [person.id, until]);
  await suspend('infinity');
  expect((await load(path)).status).toBe(404);
  await suspend(null);
  await person.send('POST /users/deletion', { body: { email: person.email, password } });
  expect((await load(path)).status).toBe(404);
});

test.each([
  '/calendar/guess.ics',
  `/calendar/${'a'.repeat(43)}.ics`,
  `/calendar/${'a'.repeat(43)}`,
])('%s is a 404', async (path) => {
  expect((await load(path)).status).toBe(404);
});

test('only a hash of an address is stored', async () => {
  const person = await createPerson(server);
  const token = (await make(person)).slice('/calendar/'.length, -'.ics'.length);
  const { rows } = await server.pool.query<{ stored: string }>(
    'select to_jsonb(calendar_feeds)::text as stored from calendar_feeds',
  );
  expect(token).toHaveLength(43);
  expect(rows.some(({ stored }) => stored.includes(token))).toBe(false);
});

test('a calendar is read at most 60 times an hour', async () => {
  const path = await make(await createPerson(server));
  const statuses = [];
  for (let reads = 0; reads < 61; reads += 1) statuses.push((await load(path)).status);
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses.at(-1)]).toEqual([
    true,
    429,
  ]);
});
