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

  test('view=board leaves the descriptions out, and nothing else', async () => {
    const { creator, project, params } = await createTeam(server);
    const { description, ...card } = await createTicket(creator, project.id);
    expect(description).toBeTruthy();
    const { body } = await creator.send(list, { params, query: view });
    expect(body.content).toEqual([card]);
    const refusal = await creator.refused(list, { params, query: { view: 'list' } });
    expect(refusal.body.errors).toEqual([{ field: 'view', message: 'View must be board' }]);
  });

  test('an unchanged board is a 304; any change, a comment among them, makes it new', async () => {
    const { creator, member, project, params } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const ask = (tag: string | null, query = '?view=board') =>
      creator.request('GET', `/api/projects/${project.id}/tickets${query}`, {
        headers: { 'if-none-match': tag ?? '' },
      });
    const first = await ask(null);
    const tag = first.headers.get('etag');
    expect(first.status).toBe(200);
    const unchanged = await ask(tag);
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe('');
    expect((await ask(`W/${tag}`)).status).toBe(304);
    expect((await ask(tag, '')).status).toBe(200);
    await changeTicket(member, ticket, { title: 'Other' });
    const changed = await ask(tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
    await member.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
      params: { ...params, ticketId: ticket.id },
      body: { text: 'Hm' },
    });
    expect((await ask(changed.headers.get('etag'))).status).toBe(200);
  });

  test('who knows the tag of a board that is not theirs learns nothing', async () => {
    const { creator, params } = await createTeam(server);
    const { headers } = await creator.send(list, { params, query: view });
    const stranger = await createPerson(server);
    const response = await stranger.request('GET', `/api/projects/${params.projectId}/tickets`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(response.status).toBe(404);
  });
});

test('a board of 200 tickets takes one statement for the session and one for the list', async () => {
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
    position: `b${String(index).padStart(4, '0')}`,
  }));
  await server.db.insertInto('tickets').values(copies).execute();
  const statements = await server.statements(async () => {
    const { body } = await creator.send(list, { params });
    expect(body.content).toHaveLength(200);
  });
  expect(statements).toHaveLength(2);
  expect(statements[0]).toContain('from sessions');
});
