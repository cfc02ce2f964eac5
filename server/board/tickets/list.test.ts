import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '#tests/factories/people.ts';
import { changeTicket, createTeam, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /projects/{projectId}/tickets';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

describe('the list of a board', () => {
  const view = { view: 'board' };

  test('view=board leaves out only the descriptions', async () => {
    const { creator, project, params } = await createTeam(server);
    const { description, ...card } = await createTicket(creator, project.id);
    expect(description).toBeTruthy();
    const { body } = await creator.send(list, { params, query: view });
    expect(body.content).toEqual([{ ...card, commentCount: 0 }]);
    const refusal = await creator.refused(list, { params, query: { view: 'list' } });
    expect(refusal.body.errors).toEqual([{ field: 'view', message: 'View must be board' }]);
  });

  test('an unchanged board returns 304; after any change, even a comment, 200', async () => {
    const { creator, member, project, params } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const getList = (etag: string | null, query = '?view=board') =>
      creator.request('GET', `/api/projects/${project.id}/tickets${query}`, {
        headers: { 'if-none-match': etag ?? '' },
      });
    const first = await getList(null);
    const tag = first.headers.get('etag');
    expect(first.status).toBe(200);
    const unchanged = await getList(tag);
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe('');
    expect((await getList(`W/${tag}`)).status).toBe(304);
    expect((await getList(tag, '')).status).toBe(200);
    await changeTicket(member, ticket, { title: 'Other' });
    const changed = await getList(tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
    await member.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
      params: { ...params, ticketId: ticket.id },
      body: { text: 'Hm' },
    });
    expect((await getList(changed.headers.get('etag'))).status).toBe(200);
  });

  test('returns 404 to a non-member even with the current ETag', async () => {
    const { creator, params } = await createTeam(server);
    const { headers } = await creator.send(list, { params, query: view });
    const outsider = await createPerson(server);
    const response = await outsider.request('GET', `/api/projects/${params.projectId}/tickets`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(response.status).toBe(404);
  });
});

test('a board of 200 tickets takes one statement beside that for the session', async () => {
  const { creator, project, params } = await createTeam(server);
  await createTicket(creator, project.id);
  const rows = await server.db
    .selectFrom('tickets')
    .selectAll()
    .where('project_id', '=', project.id)
    .execute();
  const { id: _, ...row } = rows[0] ?? { id: 0 };
  const copies = Array.from({ length: 199 }, (_, index) => ({
    ...(row as Omit<(typeof rows)[number], 'id'>),
    number: index + 2,
    position: `b${String(index).padStart(4, '0')}`,
  }));
  await server.db.insertInto('tickets').values(copies).execute();
  const statements = await server.statements(async () => {
    const { body } = await creator.send(list, { params });
    expect(body.content).toHaveLength(200);
  });
  expect(statements.filter((text) => !text.includes('from sessions'))).toHaveLength(1);
  expect(statements.length).toBeLessThanOrEqual(2);
});
