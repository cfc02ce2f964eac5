import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import {
  askToJoin,
  createAskingProject,
  createProject,
  settingsForm,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const ask = 'POST /projects/{projectId}/join-requests';
const withdraw = 'DELETE /join-requests/{requestId}';

let server: TestServer;
let urls: string[];

beforeAll(async () => {
  server = await startTestServer();
  urls = [server.url, await server.startAnother()];
});

async function createProjects(count: number) {
  const lead = await createPerson(server);
  const ids: number[] = [];
  while (ids.length < count) ids.push((await createAskingProject(lead)).id);
  return ids;
}

/** Someone whose account isn't new. */
async function createOldHand() {
  const person = await createPerson(server);
  const sql = `update users set created_at = created_at - interval '2 days' where id = $1`;
  await server.pool.query(sql, [person.id]);
  return person;
}

/** Asks several teams simultaneously, on two processes. */
async function askAtOnce(person: Person, ids: number[]) {
  await person.send('GET /auth/me');
  const replies = await Promise.all(
    ids.map((id, at) =>
      openClient(urls[at % 2]!, person.cookies).request(
        'POST',
        `/api/projects/${id}/join-requests`,
        { body: {} },
      ),
    ),
  );
  return replies.map(({ status }) => status).toSorted((a, b) => a - b);
}

test('returns too_many_requests_open after five open requests, even if sent simultaneously', async () => {
  const person = await createOldHand();
  const [last, ...ids] = await createProjects(9);
  expect(await askAtOnce(person, ids)).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
  const refusal = await person.refused(ask, { params: { projectId: last! }, body: {} });
  expect(refusal.body).toMatchObject({
    code: 'too_many_requests_open',
    message: 'You have 5 open requests. Withdraw one, or wait for an answer.',
  });
  const { body: requests } = await person.send('GET /join-requests');
  await person.send(withdraw, { params: { requestId: requests[0]!.id } });
  await askToJoin(person, last!);
});

test('returns too_many_requests after ten teams a day, or three on the first day', async () => {
  const ids = await createProjects(11);
  for (const [person, most] of [
    [await createOldHand(), 10],
    [await createPerson(server), 3],
  ] as const) {
    for (const id of ids.slice(0, most)) {
      const { id: requestId } = await askToJoin(person, id);
      await person.send(withdraw, { params: { requestId } });
    }
    const options = { params: { projectId: ids[most]! }, body: {} };
    const { status, body, headers } = await person.refused(ask, options);
    expect([status, body.code, headers.get('retry-after')]).toEqual([
      429,
      'too_many_requests',
      '86400',
    ]);
    expect(body.message).toBe(`You can ask up to ${most} teams a day. Try again tomorrow.`);
  }
});

test('limit_reached: someone on five active teams can neither ask nor be accepted', async () => {
  const lead = await createPerson(server);
  const [waiting, other] = [await createAskingProject(lead), await createAskingProject(lead)];
  const person = await createOldHand();
  const { id: requestId } = await askToJoin(person, waiting.id);
  for (let at = 0; at < 5; at += 1) await createProject(person);
  const asking = { params: { projectId: other.id }, body: {} };
  expect((await person.refused(ask, asking)).body.code).toBe('limit_reached');
  const accepting = { params: { requestId }, body: { answer: 'accepted' } };
  const { body } = await lead.refused('POST /join-requests/{requestId}/answer', accepting);
  expect(body).toMatchObject({
    code: 'limit_reached',
    message: 'They’re on 5 active teams, so they can’t join another one right now.',
  });
});

test('after three requests to someone’s projects expired in 60 days, their other projects stay open', async () => {
  const lead = await createPerson(server);
  const asking = await createAskingProject(lead);
  const open = await createProject(lead);
  const expire = (daysAgo: number) =>
    server.pool.query(
      `insert into join_requests (project_id, user_id, role_name, state, asked_at, answer_by, ended_at)
       select $1, $2, '', 'expired', at - interval '9 days', at, at
         from (values (now() - $3 * interval '1 day')) as expired (at)`,
      [asking.id, lead.id, daysAgo],
    );
  const params = { projectId: open.id };
  const ask = async () => {
    const { body } = await lead.send('GET /projects/{projectId}', { params });
    return { params, body: { ...settingsForm(body), joining: 'ask' as const } };
  };
  for (const daysAgo of [61, 59, 2]) await expire(daysAgo);
  const { body: changed } = await lead.send('PUT /projects/{projectId}', await ask());
  expect(changed.joining).toBe('ask');
  await lead.send('PUT /projects/{projectId}', {
    params,
    body: { ...settingsForm(changed), joining: 'open' },
  });
  await expire(1);
  const refusal = await lead.refused('PUT /projects/{projectId}', await ask());
  expect([refusal.status, refusal.body.errors?.[0]?.field]).toEqual([400, 'joining']);
  expect(refusal.body.errors?.[0]?.message).toMatch(
    /^3 requests to the creator’s projects got no answer in the last 60 days, so people can join this one right away\. You can switch to requests from /,
  );
  // A project that asks already keeps asking.
  const { body: project } = await lead.send('GET /projects/{projectId}', {
    params: { projectId: asking.id },
  });
  await lead.send('PUT /projects/{projectId}', {
    params: { projectId: asking.id },
    body: { ...settingsForm(project), name: 'Another name' },
  });
});
