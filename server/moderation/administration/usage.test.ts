import { beforeEach, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createHackathon } from '#tests/factories/hackathons.ts';
import { createPerson } from '#tests/factories/people.ts';
import { createProject, createTeam, createTicket } from '#tests/factories/projects.ts';
import { secret, startTestServer, type TestServer } from '#tests/server.ts';
import { deriveOperatorKey } from '#server/platform/http/operator-key.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

const key = deriveOperatorKey(secret, 'metrics');

async function readUsageMetrics() {
  const response = await openClient(server.url).request('GET', '/metrics', {
    headers: { authorization: `Bearer ${key}` },
  });
  const lines = (await response.text()).split('\n');
  const names = /^pieces_(?:join_|joiners|hackathons|accounts|active_|sign_ups|database_bytes)/;
  return lines.filter((line) => names.test(line));
}

test('counts requests by whether they were answered in time, and the hours to an answer', async () => {
  const project = await createProject(await createPerson(server));
  const asker = await createPerson(server);
  const insert = (state: string, { days, hours }: { days: number; hours: number }) =>
    server.pool.query(
      `insert into join_requests (project_id, user_id, state, asked_at, answer_by, ended_at)
       select $1, $2, $3, ended_at - make_interval(hours => $4), ended_at, ended_at
         from (select now() - make_interval(days => $5) as ended_at) as time`,
      [project.id, asker.id, state, hours, days],
    );
  for (const hours of [1, 3, 5]) await insert('accepted', { days: 1, hours });
  await insert('declined', { days: 29, hours: 7 });
  await insert('expired', { days: 2, hours: 216 });
  await insert('withdrawn', { days: 1, hours: 2 });
  await insert('accepted', { days: 31, hours: 100 });
  const lines = await readUsageMetrics();
  expect(lines).toEqual(
    expect.arrayContaining([
      'pieces_join_requests{outcome="answered"} 4',
      'pieces_join_requests{outcome="expired"} 1',
      'pieces_join_request_answer_hours{quantile="0.5"} 4',
      'pieces_join_request_answer_hours{quantile="0.9"} 6.4',
    ]),
  );
});

test('counts people who joined a team, by whether they had a ticket there within seven days', async () => {
  const [soon, late, none, recent] = [
    await createTeam(server),
    await createTeam(server),
    await createTeam(server),
    await createTeam(server),
  ];
  const joinedAgo = (projectId: number, { days, ticketDays }: Record<string, number>) =>
    server.pool.query(
      `update events set occurred_at = now() - make_interval(days =>
              case when kind = 'project_joined' then $2::int else $3::int end)
        where project_id = $1`,
      [projectId, days, ticketDays ?? 0],
    );
  for (const { member, project } of [soon, late]) await createTicket(member, project.id);
  await joinedAgo(soon.project.id, { days: 20, ticketDays: 14 });
  await joinedAgo(late.project.id, { days: 20, ticketDays: 12 });
  await joinedAgo(none.project.id, { days: 36 });
  await joinedAgo(recent.project.id, { days: 6 });
  expect(await readUsageMetrics()).toEqual(
    expect.arrayContaining([
      'pieces_joiners{first_ticket="yes"} 1',
      'pieces_joiners{first_ticket="no"} 2',
    ]),
  );
});

test('counts hackathons by where they are, without canceled ones, and reads it at most every ten minutes', async () => {
  expect(await readUsageMetrics()).toContain('pieces_hackathons{state="running"} 0');
  for (const [state, from, to] of [
    ['upcoming', 1, 2],
    ['running', -1, 1],
    ['running', -1, 1],
    ['ended', -3, -2],
    ['ended', -33, -31],
    ['canceled', -1, 1],
  ] as const) {
    const { id, slug } = await createHackathon(await createPerson(server), { name: state });
    if (state === 'canceled')
      await server.pool.query('update hackathons set canceled_at = now() where id = $1', [id]);
    await server.pool.query(
      `update hackathons set opens_at = now() - interval '50 days', closes_at = now() - interval '49 days',
              starts_at = now() + make_interval(days => $2), ends_at = now() + make_interval(days => $3)
        where slug = $1`,
      [slug, from, to],
    );
  }
  expect(await readUsageMetrics()).toContain('pieces_hackathons{state="running"} 0');
  server.advanceHours(0.2);
  expect(await readUsageMetrics()).toEqual(
    expect.arrayContaining([
      'pieces_hackathons{state="upcoming"} 1',
      'pieces_hackathons{state="running"} 2',
      'pieces_hackathons{state="ended"} 1',
    ]),
  );
});

test('counts accounts, and people and sign-ups of the last day and week, once each', async () => {
  const [daily, weekly, gone] = [
    await createPerson(server),
    await createPerson(server),
    await createPerson(server),
  ];
  // Two sessions of one person.
  await server.pool.query(
    `insert into sessions (hash, user_id, user_agent, address, expires_at, authenticated_at)
     select sha256(hash), user_id, user_agent, address, expires_at, authenticated_at
       from sessions where user_id = $1`,
    [daily.id],
  );
  const ago = 'now() - make_interval(days => $2)';
  for (const [{ id }, days] of [
    [weekly, 2],
    [gone, 8],
  ] as const) {
    await server.pool.query(`update sessions set last_seen_at = ${ago} where user_id = $1`, [
      id,
      days,
    ]);
    await server.pool.query(`update users set created_at = ${ago} where id = $1`, [id, days]);
  }
  const lines = await readUsageMetrics();
  expect(lines).toEqual(
    expect.arrayContaining([
      'pieces_accounts 3',
      'pieces_active_people{within="day"} 1',
      'pieces_active_people{within="week"} 2',
      'pieces_sign_ups{within="day"} 1',
      'pieces_sign_ups{within="week"} 2',
    ]),
  );
  const size = lines.find((line) => line.startsWith('pieces_database_bytes '));
  expect(Number(size?.split(' ')[1])).toBeGreaterThan(1_000_000);
});
