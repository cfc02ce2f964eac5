import { beforeAll, expect, test } from 'vitest';
import { maxDocuments } from '#contract/board/documents.ts';
import { addDocument, createDocument } from '#tests/factories/documents.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /projects/{projectId}/documents';
const create = 'POST /projects/{projectId}/documents';
const save = 'PUT /projects/{projectId}/documents/{documentId}';
const remove = 'DELETE /projects/{projectId}/documents/{documentId}';
const restore = 'POST /projects/{projectId}/documents/{documentId}/restoration';
const versions = 'GET /projects/{projectId}/documents/{documentId}/versions';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const form = { title: 'One more', text: '' };

const fill = (projectId: number, { count, bytes = 0 }: { count: number; bytes?: number }) =>
  server.pool.query(
    `insert into documents (project_id, title, text)
     select $1, 'Page', repeat('a', $3) from generate_series(1, $2)`,
    [projectId, count, bytes],
  );

test('pages that are added at once don’t exceed the limit', async () => {
  const { creator, member, params } = await createTeam(server);
  await fill(params.projectId, { count: maxDocuments - 2 });
  const statuses = await Promise.all(
    [creator, member, creator, member].map(
      async (person) =>
        (
          await person.request('POST', `/api/projects/${params.projectId}/documents`, {
            body: form,
          })
        ).status,
    ),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
  expect((await creator.send(list, { params })).body).toHaveLength(maxDocuments);
});

test('a deleted page makes room, and can only come back while there is some', async () => {
  const { creator, params, of } = await createDocument(server);
  await fill(params.projectId, { count: maxDocuments - 1 });
  await creator.send(remove, { params: of });
  await addDocument(creator, params);
  expect((await creator.refused(restore, { params: of })).body.message).toBe(
    'This team already has 100 pages. Delete some to continue.',
  );
});

test('adding and deleting pages again and again ends', async () => {
  const { creator, params } = await createTeam(server);
  await fill(params.projectId, { count: maxDocuments });
  await server.pool.query('update documents set deleted_at = now() where project_id = $1', [
    params.projectId,
  ]);
  expect((await creator.refused(create, { params, body: form })).body.message).toBe(
    'Your team has deleted many pages. Try again in an hour.',
  );
});

test('a page keeps its 100 newest versions', async () => {
  const { creator, of } = await createDocument(server);
  await server.pool.query(
    `insert into document_versions (document_id, version, title, text, written_at)
     select $1, number, 'Page', '', now() from generate_series(1, 100) as number`,
    [of.documentId],
  );
  await server.pool.query('update documents set version = 101 where id = $1', [of.documentId]);
  const body = { title: 'Page', text: 'New', version: 101 };
  await creator.send(save, { params: of, body });
  const kept = (await creator.send(versions, { params: of })).body.map(({ version }) => version);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, 101, 2]);
});

const megabyte = 1024 * 1024;

test('earlier versions make room for pages, the oldest first', async () => {
  const { creator, params, of } = await createDocument(server);
  await fill(params.projectId, { count: 1, bytes: 17.5 * megabyte });
  await server.pool.query(
    `insert into document_versions (document_id, version, title, text, written_at)
     select $1, -number, 'Page', repeat('a', $2), now() - make_interval(days => number)
       from generate_series(1, 3) as number`,
    [of.documentId, megabyte],
  );
  await creator.send(save, { params: of, body: { title: 'Page', text: 'New', version: 1 } });
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from document_versions where document_id = $1 order by version desc',
    [of.documentId],
  );
  expect(rows.map(({ version }) => version)).toEqual([1, -1, -2]);
});

test('pages can’t have over 20 MB, but can always get shorter', async () => {
  const { creator, params, of } = await createDocument(server, { text: 'A long text' });
  await fill(params.projectId, { count: 1, bytes: 20 * megabyte });
  const body = { title: 'Page', text: 'A longer text', version: 1 };
  expect((await creator.refused(save, { params: of, body })).body.message).toBe(
    'This team’s pages can’t have over 20 MB of text. Shorten or delete some to continue.',
  );
  expect((await creator.refused(create, { params, body: { ...form, text: 'Any' } })).status).toBe(
    409,
  );
  await creator.send(save, { params: of, body: { ...body, text: 'Short' } });
});

test.each([
  ['without a title', { title: ' ' }, 'Title is required'],
  [
    'with a title of two lines',
    { title: 'One\ntwo' },
    'Title must be one line, without control characters',
  ],
  ['with a long text', { text: 'a'.repeat(100_001) }, 'Text must not exceed 100,000 characters'],
])('a page %s is refused', async (_what, fields, message) => {
  const { creator, params } = await createTeam(server);
  const { status, body } = await creator.refused(create, { params, body: { ...form, ...fields } });
  expect([status, body.message]).toEqual([400, message]);
});
