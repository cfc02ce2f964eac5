import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { readStream } from '#tests/event-stream.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import {
  changeTicket,
  createProject,
  createTeam,
  createTicket,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const events = 'GET /projects/{projectId}/events';
const list = 'GET /projects/{projectId}/tickets';
const remove = 'DELETE /projects/{projectId}/tickets/{ticketId}';
const dismiss = 'DELETE /projects/{projectId}/members/{userId}';
const comment = 'POST /projects/{projectId}/tickets/{ticketId}/comments';

let server: TestServer;
/** Another process on the same database. */
let another: string;

beforeAll(async () => {
  server = await startTestServer();
  another = await server.startAnother();
});

async function listen(person: Person, projectId: number, query = '') {
  const stream = await readStream(person, projectId, { query });
  onTestFinished(stream.close);
  return stream;
}

/** The same person, connected to another server. */
const at = (url: string, person: Person) => ({ ...person, ...openClient(url, person.cookies) });

describe('news', () => {
  test('other members get news of created, moved, commented and deleted tickets', async () => {
    const { creator, member, project, params } = await createTeam(server);
    const stream = await listen(member, project.id);
    const ticket = await createTicket(creator, project.id, { title: 'Draw' });
    await stream.until(() => stream.news().length >= 1);
    const { description: _, ...card } = ticket;
    expect(stream.news().at(-1)).toEqual({
      after: expect.any(Number),
      upTo: expect.any(Number),
      tickets: [{ ...card, commentCount: 0 }],
      removed: [],
      commented: [],
      team: false,
      notes: false,
      threads: [],
      documents: false,
      repository: false,
      everything: false,
    });

    const moved = await changeTicket(creator, ticket, { status: 'Done' });
    await stream.until(() => stream.news().at(-1)?.tickets[0]?.version === moved.version);
    expect(stream.news().at(-1)?.tickets[0]).toMatchObject({ status: 'Done', version: 2 });

    const target = { ...params, ticketId: ticket.id };
    await creator.send(comment, { params: target, body: { text: 'Nice' } });
    await stream.until(() => stream.news().at(-1)?.commented[0] === ticket.id);
    expect(stream.news().at(-1)?.tickets).toMatchObject([{ id: ticket.id, commentCount: 1 }]);

    await creator.send(remove, { params: target });
    await stream.until(() => stream.news().at(-1)?.removed[0] === ticket.id);
    expect(stream.news().at(-1)?.tickets).toEqual([]);
  });

  test('readers connected to another process get news too', async () => {
    const { creator, member, project } = await createTeam(server);
    const stream = await listen(at(another, member), project.id);
    const ticket = await createTicket(creator, project.id);
    await stream.until(() => stream.news().length > 0);
    expect(stream.news()[0]?.tickets).toMatchObject([{ id: ticket.id }]);
  });

  test('only the open ticket comes with its description', async () => {
    const { creator, member, project } = await createTeam(server);
    const [open, other] = [
      await createTicket(creator, project.id),
      await createTicket(creator, project.id),
    ];
    const stream = await listen(member, project.id, `?ticket=${open.id}`);
    await changeTicket(creator, open, { description: 'New words' });
    await changeTicket(creator, other, { description: 'Other words' });
    const versionOf = (id: number) =>
      stream
        .news()
        .flatMap(({ tickets }) => tickets)
        .findLast((ticket) => ticket.id === id);
    await stream.until(() => versionOf(other.id)?.version === 2);
    expect(versionOf(open.id)).toMatchObject({ description: 'New words', version: 2 });
    expect(versionOf(other.id)).not.toHaveProperty('description');
  });

  test('a reconnecting reader gets what they missed, once per ticket', async () => {
    const { creator, member, project, params } = await createTeam(server);
    const kept = await createTicket(creator, project.id);
    const gone = await createTicket(creator, project.id);
    const { lastChange } = (await member.send(list, { params })).body;
    let ticket = kept;
    for (const title of ['One', 'Two', 'Three']) {
      ticket = await changeTicket(creator, ticket, { title });
    }
    await creator.send(remove, { params: { ...params, ticketId: gone.id } });
    const stream = await listen(member, project.id, `?after=${lastChange}`);
    await stream.until(() => stream.news().length > 0);
    const first = stream.events.find(({ name }) => name === 'news');
    expect(first?.id).toBe(lastChange + 4);
    expect(first?.data).toMatchObject({
      upTo: lastChange + 4,
      tickets: [expect.objectContaining({ id: kept.id, title: 'Three', version: 4 })],
      removed: [gone.id],
    });
  });

  test('Last-Event-ID overrides the query’s `after`, because EventSource reconnects with both', async () => {
    const { creator, member, project, params } = await createTeam(server);
    await createTicket(creator, project.id, { title: 'Seen' });
    const { lastChange } = (await member.send(list, { params })).body;
    await createTicket(creator, project.id, { title: 'Not seen' });
    const stream = await readStream(member, project.id, {
      query: '?after=0',
      headers: { 'last-event-id': String(lastChange) },
    });
    onTestFinished(stream.close);
    await stream.until(() => stream.news().length > 0);
    expect(stream.news()[0]?.tickets.map(({ title }) => title)).toEqual(['Not seen']);
  });

  test('readers too far behind, or ahead of the database, are told to reload', async () => {
    const { creator, member, project } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    await server.pool.query(
      `insert into changes (project_id, number, kind, ticket_id, fields)
       select $1, 1000 + number, 'ticket_changed', $2, '[]' from generate_series(1, 600) as number`,
      [project.id, ticket.id],
    );
    const behind = await listen(member, project.id, '?after=1');
    await behind.until(() => behind.news().some(({ everything }) => everything));
    const ahead = await listen(member, project.id, '?after=99999999');
    await ahead.until(() => ahead.news().some(({ everything }) => everything));
    expect(ahead.news()[0]?.upTo).toBe(1600);
  });

  test('a member’s new name makes readers reload the board', async () => {
    const { creator, member, project } = await createTeam(server);
    const stream = await listen(member, project.id);
    await creator.send('POST /users/update-firstname', { body: { firstName: 'Aune' } });
    await stream.until(() => stream.news().at(-1)?.everything === true);
    const before = stream.news().length;
    await creator.send('PUT /users/profile', { body: { firstName: 'Aune', city: 'Turku' } });
    await createTicket(creator, project.id);
    await stream.until(() => stream.news().length > before);
    expect(stream.news().at(-1)?.everything).toBe(false);
  });

  test('a rename while nobody was connected is sent on reconnect and changes the ETag', async () => {
    const { creator, member, project, params } = await createTeam(server);
    await createTicket(creator, project.id, { assigneeId: creator.id });
    const seen = await member.send(list, { params, query: { view: 'board' } });
    await creator.send('POST /users/update-firstname', { body: { firstName: 'Aune' } });
    const stream = await listen(member, project.id, `?after=${seen.body.lastChange}`);
    await stream.until(() => stream.news().some(({ everything }) => everything));
    const again = await member.request('GET', `/api/projects/${project.id}/tickets?view=board`, {
      headers: { 'if-none-match': seen.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(200);
    expect(await again.text()).toContain('Aune');
  });

  test('a rename reaches readers on another process, or at the next heartbeat if its notification was lost', async () => {
    const { creator, member, project } = await createTeam(server);
    const far = await listen(at(another, member), project.id);
    await creator.send('POST /users/update-firstname', { body: { firstName: 'Aune' } });
    await far.until(() => far.news().some(({ everything }) => everything));

    const near = await listen(member, project.id);
    await server.pool.query(
      "update users set first_name = 'Lost', name_version = name_version + 1 where id = $1",
      [creator.id],
    );
    await server.heartbeat();
    await near.until(() => near.news().some(({ everything }) => everything));
  });
});

describe('access', () => {
  test('returns 404 to a non-member and 401 to a visitor', async () => {
    const { project, params } = await createTeam(server);
    const outsider = await createPerson(server);
    expect((await outsider.refused(events, { params })).status).toBe(404);
    expect((await openClient(server.url).refused(events, { params })).status).toBe(401);
    expect(
      (await outsider.refused(events, { params: { projectId: project.id + 100_000 } })).status,
    ).toBe(404);
  });

  test.each(['?after=-1', '?after=x', '?ticket=0', '?after=1&after=2'])(
    'returns invalid_input for %s',
    async (query) => {
      const person = await createPerson(server);
      const project = await createProject(person);
      await expect(readStream(person, project.id, { query })).rejects.toThrow('answered 400');
    },
  );

  test.each([
    ['in the same process', (person: Person) => person],
    ['in another process', (person: Person) => at(another, person)],
  ])('a removed member’s stream ends before any later change, %s', async (_, connect) => {
    const { creator, member, project, params } = await createTeam(server);
    const [removed, staying] = [
      await listen(connect(member), project.id),
      await listen(creator, project.id),
    ];
    await creator.send(dismiss, { params: { ...params, userId: member.id } });
    await createTicket(creator, project.id, { title: 'Secret' });
    await removed.ended;
    expect(removed.events.at(-1)).toMatchObject({ name: 'gone' });
    expect(JSON.stringify(removed.events)).not.toContain('Secret');
    await staying.until(() => staying.news().some(({ tickets }) => tickets.length === 1));
    expect(staying.news().some(({ team }) => team)).toBe(true);
    await expect(readStream(member, project.id)).rejects.toThrow('answered 404');
  });

  const elsewhere = async (person: Person) => {
    const client = openClient(server.url);
    const body = { email: person.email, password };
    await client.send('POST /auth/login', { body });
    return client;
  };

  test.each<[string, (person: Person) => Promise<unknown>]>([
    ['signing out', (person) => person.send('POST /logout')],
    [
      'signing out elsewhere',
      async (person) => (await elsewhere(person)).send('DELETE /users/sessions'),
    ],
    [
      'a new password',
      async (person) =>
        (await elsewhere(person)).send('PUT /users/password', {
          body: {
            currentPassword: password,
            password: 'Another5Horse',
            confirmPassword: 'Another5Horse',
          },
        }),
    ],
    [
      'deleting the account',
      async (person) =>
        (await elsewhere(person)).send('POST /users/deletion', {
          body: { email: person.email, password },
        }),
    ],
    [
      'deleting the session in the database',
      (person) => server.pool.query('delete from sessions where user_id = $1', [person.id]),
    ],
  ])('%s ends the session’s streams in every process', async (_what, end) => {
    const { member, project } = await createTeam(server);
    const streams = [
      await listen(member, project.id),
      await listen(at(another, member), project.id),
    ];
    await end(member);
    // There are no automatic heartbeats in tests, so only the notification can end the streams.
    await Promise.all(streams.map(({ ended }) => ended));
    for (const { events } of streams) expect(events.at(-1)).toMatchObject({ name: 'gone' });
  });

  test('signing out does not end the streams of the person’s other sessions', async () => {
    const { member, project, creator } = await createTeam(server);
    const staying = await listen(member, project.id);
    const other = await elsewhere(member);
    const going = await readStream({ ...member, ...other }, project.id);
    await other.send('POST /logout');
    await going.ended;
    await createTicket(creator, project.id);
    await staying.until(() => staying.news().length > 0);
  });

  test('the streams of a deleted project end with the next heartbeat', async () => {
    const person = await createPerson(server);
    const project = await createProject(person);
    const stream = await listen(person, project.id);
    await server.pool.query('delete from projects where id = $1', [project.id]);
    await server.heartbeat();
    await stream.ended;
  });

  test('returns too_many_requests after 50 streams per person', async () => {
    const person = await createPerson(server);
    const { id: projectId } = await createProject(person);
    for (let count = 0; count < 50; count += 1) await listen(person, projectId);
    const refusal = await person.refused(events, { params: { projectId } });
    expect(refusal.status).toBe(429);
    expect(refusal.headers.get('retry-after')).toBe('30');
  });
});

describe('presence', () => {
  test('shows who has the board open and which ticket, across processes', async () => {
    const { creator, member, project } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const stream = await listen(creator, project.id);
    const elsewhere = at(another, member);
    const other = await listen(elsewhere, project.id, `?ticket=${ticket.id}`);
    const both = [
      { id: creator.id, name: creator.name, ticketId: null },
      { id: member.id, name: member.name, ticketId: ticket.id },
    ];
    await stream.until(() => stream.presence()?.length === 2);
    expect(stream.presence()).toEqual(both);
    await other.until(() => other.presence()?.length === 2);
    other.close();
    await stream.until(() => stream.presence()?.length === 1);
  });

  test('leaves out readers of a process that died', async () => {
    const { creator, member, project } = await createTeam(server);
    await server.pool.query(
      `insert into presences (id, project_id, user_id, seen_at)
       values (gen_random_uuid(), $1, $2, now() - interval '50 seconds')`,
      [project.id, member.id],
    );
    const stream = await listen(creator, project.id);
    await stream.until(() => stream.presence() !== undefined);
    expect(stream.presence()?.map(({ id }) => id)).toEqual([creator.id]);
  });
});

test('news whose notification was lost comes with the next heartbeat', async () => {
  const { creator, member, project } = await createTeam(server);
  const stream = await listen(member, project.id);
  await stream.until(() => stream.presence() !== undefined);
  const ticket = await createTicket(creator, project.id);
  await stream.until(() => stream.news().length === 1);
  // Written directly to the database, so that there is no notification.
  await server.pool.query(
    `insert into changes (project_id, number, kind, ticket_id, fields)
     select project_id, max(number) + 1, 'comment_written', $2, '[]' from changes
      where project_id = $1 group by project_id`,
    [project.id, ticket.id],
  );
  await server.heartbeat();
  await stream.until(() => stream.news().length === 2);
  expect(stream.news()[1]?.commented).toEqual([ticket.id]);
});

test('a broken database listener reconnects and misses nothing', async () => {
  const { creator, member, project } = await createTeam(server);
  const stream = await listen(member, project.id);
  await stream.until(() => stream.presence() !== undefined);
  await server.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`,
  );
  const ticket = await createTicket(creator, project.id);
  await stream.until(() => stream.news().length > 0);
  expect(stream.news()[0]?.tickets).toMatchObject([{ id: ticket.id }]);
});
