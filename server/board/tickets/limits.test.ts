import { beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { createTeam, createTicket, listTickets } from '#tests/factories/projects.ts';
import { insertOldData, firstMigrations } from '#tests/database/older-database.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /projects/{projectId}/tickets';
const create = 'POST /projects/{projectId}/tickets';
const remove = 'DELETE /projects/{projectId}/tickets/{ticketId}';
const restore = 'POST /projects/{projectId}/tickets/{ticketId}/restoration';
const comment = 'POST /projects/{projectId}/tickets/{ticketId}/comments';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

type Filler = { count: number; description: string; isDeleted?: boolean };

const fill = (projectId: number, { count, description, isDeleted = false }: Filler) =>
  server.pool.query(
    `with numbered as (
       update projects set last_ticket_number = last_ticket_number + $2 where id = $1
       returning last_ticket_number - $2 as last
     )
     insert into tickets (project_id, number, title, description, status, priority, type, position,
                          deleted_at)
     select $1, last + number, 'Filler', $3, 'Done', 'Low', '', 'b' || last + number,
            case when $4 then now() end
       from numbered, generate_series(1, $2) as number`,
    [projectId, count, description, isDeleted],
  );

test('a list has up to 4 MiB of descriptions, plus the requested ticket’s', async () => {
  const { creator, project, params } = await createTeam(server);
  const first = await createTicket(creator, project.id);
  await fill(project.id, { count: 60, description: 'x'.repeat(100_000) });
  const last = await createTicket(creator, project.id, { description: 'The last one' });
  const { body } = await creator.send(list, { params });
  expect(body.content).toHaveLength(62);
  const described = body.content.filter(({ description }) => description !== undefined);
  expect(described).toHaveLength(42);
  expect(described.map(({ id }) => id)).toContain(first.id);
  expect(described.map(({ id }) => id)).not.toContain(last.id);

  for (const query of [{ ticket: last.id }, { ticket: last.id, view: 'board' }]) {
    const asked = await creator.send(list, { params, query });
    const found = asked.body.content.find(({ id }) => id === last.id);
    expect(found?.description).toBe('The last one');
  }
  const refusal = await creator.refused(list, { params, query: { ticket: 'x' } });
  expect(refusal.body.code).toBe('invalid_input');
});

test('creating and restoring tickets return limit_reached at 5,000', async () => {
  const { creator, member, project, params } = await createTeam(server);
  await fill(project.id, { count: 4_997, description: '' });
  const deleted = await createTicket(creator, project.id);
  const target = { ...params, ticketId: deleted.id };
  await creator.send(remove, { params: target });
  const path = `/api/projects/${project.id}/tickets`;
  const body = { title: 'One more', description: 'One more' };
  const race = await Promise.all(
    [creator, member, creator, member, creator, member].map((person) =>
      person.request('POST', path, { body }),
    ),
  );
  expect(race.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
    201, 201, 201, 409, 409, 409,
  ]);
  const refusals = [
    await creator.refused(create, { params, body }),
    await creator.refused(restore, { params: target }),
  ];
  for (const { body } of refusals) {
    expect(body).toMatchObject({
      code: 'limit_reached',
      message: 'This board already has 5,000 tickets. Delete one to make room.',
    });
  }
  expect(await listTickets(creator, project.id)).toHaveLength(5_000);
});

test('limits how many tickets can be created and deleted', async () => {
  const { creator, project, params } = await createTeam(server);
  const ticket = await createTicket(creator, project.id);
  await fill(project.id, { count: 9_998, description: '', isDeleted: true });
  const target = { ...params, ticketId: ticket.id };
  await creator.send(remove, { params: target });
  const body = { title: 'One more', description: 'One more' };
  await creator.send(create, { params, body });
  expect((await creator.refused(create, { params, body })).body).toMatchObject({
    code: 'limit_reached',
    message:
      'Too many tickets were deleted from this board in the last hour. Try again in an hour.',
  });
  expect((await creator.send(restore, { params: target })).body.id).toBe(ticket.id);
});

test('a board has up to 100 MiB of descriptions, including deleted ones, and accepts shorter ones', async () => {
  const { creator, project, params } = await createTeam(server);
  const [long, longer] = ['x'.repeat(50_000), 'x'.repeat(50_001)];
  const ticket = await createTicket(creator, project.id, { description: long });
  await fill(project.id, { count: 1_047, description: 'x'.repeat(100_000), isDeleted: true });
  const limit = {
    code: 'limit_reached',
    message: 'This board can’t have over 100 MB of descriptions. Shorten this one.',
  };
  const room = 100 * 1024 * 1024 - 1_047 * 100_000 - 50_000;
  await fill(project.id, { count: 1, description: 'x'.repeat(room - 50_000) });
  await createTicket(creator, project.id, { description: long });
  const body = { title: 'One more', description: long };
  expect((await creator.refused(create, { params, body })).body).toMatchObject(limit);
  await createTicket(creator, project.id, { description: 'Short' });
  const target = { params: { ...params, ticketId: ticket.id } };
  const change = 'PUT /projects/{projectId}/tickets/{ticketId}';
  const fields = { title: 'Draw the map', status: 'Backlog', priority: 'Low' } as const;
  const edit = (description: string) => ({ ...target, body: { ...fields, description } });
  expect((await creator.refused(change, edit(longer))).body).toMatchObject(limit);
  await creator.send(change, edit('x'.repeat(40_000)));
  await creator.send(change, { ...target, body: { ...fields, title: 'Draw it' } });
});

test('commenting returns limit_reached at 1,000 comments', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const ticket = await createTicket(creator, project.id);
  const target = { ...params, ticketId: ticket.id };
  await server.pool.query(
    `insert into comments (ticket_id, author_id, text)
     select $1, $2, 'Hm' from generate_series(1, 998)`,
    [ticket.id, creator.id],
  );
  const path = `/api/projects/${project.id}/tickets/${ticket.id}/comments`;
  await Promise.all([creator.send('GET /auth/me'), member.send('GET /auth/me')]);
  const race = await Promise.all(
    [creator, member, creator, member].map((person) =>
      person.request('POST', path, { body: { text: 'Hm' } }),
    ),
  );
  expect(race.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
    201, 201, 409, 409,
  ]);
  const refusal = await creator.refused(comment, { params: target, body: { text: 'Hm' } });
  expect(refusal.body.message).toBe(
    'This ticket already has 1,000 comments. Create a new ticket to continue.',
  );
});

test('migrating a history from before the limit cuts long titles', async () => {
  const { pool } = await createEmptyDatabase();
  await migrate(pool, await firstMigrations(10));
  await insertOldData(pool);
  const fields = [
    { field: 'title', from: 'a'.repeat(9_000), to: 'b'.repeat(9_000) },
    { field: 'priority', from: 'Low', to: 'High' },
  ];
  await pool.query(
    `insert into changes (project_id, number, kind, fields)
     select id, 1, 'ticket_changed', $1 from projects`,
    [JSON.stringify(fields)],
  );
  await migrate(pool);
  const { rows } = await pool.query('select fields from changes');
  expect(rows[0].fields).toEqual([
    { field: 'title', from: 'a'.repeat(500), to: 'b'.repeat(500) },
    { field: 'priority', from: 'Low', to: 'High' },
  ]);
});
