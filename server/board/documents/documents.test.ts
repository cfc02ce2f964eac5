import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { readStream } from '#tests/event-stream.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { addDocument, createDocument } from '#tests/factories/documents.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /projects/{projectId}/documents';
const get = 'GET /projects/{projectId}/documents/{documentId}';
const save = 'PUT /projects/{projectId}/documents/{documentId}';
const remove = 'DELETE /projects/{projectId}/documents/{documentId}';
const restore = 'POST /projects/{projectId}/documents/{documentId}/restoration';
const versions = 'GET /projects/{projectId}/documents/{documentId}/versions';
const version = 'GET /projects/{projectId}/documents/{documentId}/versions/{version}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'discussions');
});

const form = (text: string, version = 1) => ({ title: 'How we work', text, version });

test('pages are listed in the order in which they were added', async () => {
  const { creator, member, params } = await createDocument(server);
  await addDocument(creator, params, { title: 'Decisions' });
  const by = (person: { id: number; name: string }) => ({
    updatedBy: { id: person.id, name: person.name, avatar: null },
  });
  expect((await member.send(list, { params })).body).toMatchObject([
    { title: 'How we work', ...by(member) },
    { title: 'Decisions', ...by(creator) },
  ]);
});

test('a project says that its team has pages, once it has one, but to nobody else', async () => {
  const { creator, member, params } = await createTeam(server);
  const tells = async (person = member) =>
    (await person.send('GET /projects/{projectId}', { params })).body.hasDocuments;
  expect(await tells()).toBe(false);
  const { id: documentId } = await addDocument(creator, params);
  expect([await tells(), await tells(await createPerson(server))]).toEqual([true, false]);
  await creator.send(remove, { params: { ...params, documentId } });
  expect(await tells()).toBe(false);
});

test('a save keeps the version before, with who wrote it', async () => {
  const { creator, member, of } = await createDocument(server);
  const { body } = await creator.send(save, { params: of, body: form('Alone') });
  expect(body).toMatchObject({ text: 'Alone', version: 2, updatedBy: { id: creator.id } });
  expect((await member.send(versions, { params: of })).body).toMatchObject([
    { version: 1, author: { id: member.id } },
  ]);
  const earlier = await creator.send(version, { params: { ...of, version: 1 } });
  expect(earlier.body).toMatchObject({ title: 'How we work', text: 'Together' });
});

test('saving what is there already changes nothing', async () => {
  const { creator, member, of } = await createDocument(server);
  const { body } = await creator.send(save, { params: of, body: form('Together') });
  expect(body).toMatchObject({ version: 1, updatedBy: { id: member.id } });
  expect((await member.send(versions, { params: of })).body).toEqual([]);
});

test('one of two simultaneous saves is stored, and the other gets its text', async () => {
  const { creator, member, of } = await createDocument(server);
  const answers = await Promise.all(
    [creator, member].map(async (person) => {
      const { status, body } = await person
        .request('PUT', `/api/projects/${of.projectId}/documents/${of.documentId}`, {
          body: form(person.name),
        })
        .then(async (response) => ({ status: response.status, body: await response.json() }));
      return { status, body, text: person.name };
    }),
  );
  const stored = answers.find(({ status }) => status === 200);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'stale_document',
    current: { text: stored?.text, version: 2 },
  });
});

test('inactive members read, and former ones and others find nothing', async () => {
  const { creator, member, params, of } = await createDocument(server);
  await server.pool.query(
    'update project_members set inactive_since = now() where project_id = $1 and user_id = $2',
    [params.projectId, member.id],
  );
  expect((await member.send(get, { params: of })).body.can).toEqual({
    write: false,
    remove: false,
  });
  expect((await member.refused(save, { params: of, body: form('Mine') })).status).toBe(403);
  await creator.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  for (const call of [get, versions] as const)
    expect((await member.refused(call, { params: of })).status).toBe(404);
  expect((await member.refused(list, { params })).status).toBe(404);
});

test('a page of another project is a 404 even for those who could read it there', async () => {
  const { creator, of } = await createDocument(server);
  const other = await createTeam(server);
  const params = { ...of, projectId: other.params.projectId };
  expect((await creator.refused(get, { params })).status).toBe(404);
  expect((await other.creator.refused(save, { params, body: form('Mine') })).status).toBe(404);
});

test('only the person who created a page and leads can delete it', async () => {
  const { creator, member, params, of } = await createDocument(server);
  const { id: documentId } = await addDocument(creator, params, { title: 'Decisions' });
  const theirs = { ...params, documentId };
  expect((await member.send(get, { params: theirs })).body.can.remove).toBe(false);
  expect((await member.refused(remove, { params: theirs })).status).toBe(403);
  await creator.send(remove, { params: of });
  expect((await member.refused(get, { params: of })).body.message).toBe(
    'This page no longer exists.',
  );
});

test('a deleted page comes back with its versions, within an hour', async () => {
  const { creator, member, of } = await createDocument(server);
  await creator.send(save, { params: of, body: form('Alone') });
  await creator.send(remove, { params: of });
  expect((await member.refused(save, { params: of, body: form('Late', 2) })).status).toBe(404);
  expect((await member.send(restore, { params: of })).body).toMatchObject({ text: 'Alone' });
  expect((await member.send(versions, { params: of })).body).toHaveLength(1);
  expect((await member.refused(restore, { params: of })).status).toBe(404);
  await creator.send(remove, { params: of });
  await server.pool.query(
    `update documents set deleted_at = now() - interval '61 minutes' where id = $1`,
    [of.documentId],
  );
  expect((await member.refused(restore, { params: of })).status).toBe(404);
  await server.sweep();
  const { rows } = await server.pool.query('select from documents where id = $1', [of.documentId]);
  expect(rows).toEqual([]);
});

test('the team sees who wrote which page lately, but not a deleted one', async () => {
  const { creator, member, params, of } = await createDocument(server);
  await creator.send(save, { params: of, body: form('Alone') });
  const read = async () =>
    (await member.send('GET /projects/{projectId}/changes', { params })).body.filter(
      ({ document }) => document,
    );
  const document = { id: of.documentId, title: 'How we work' };
  expect(await read()).toMatchObject([
    { kind: 'document_changed', actor: { id: creator.id }, document },
    { kind: 'document_created', actor: { id: member.id }, document },
  ]);
  await creator.send(remove, { params: of });
  expect(await read()).toEqual([]);
});

test('open boards hear of a change at once', async () => {
  const { creator, member, params, of } = await createDocument(server);
  const stream = await readStream(member, params.projectId);
  onTestFinished(stream.close);
  await creator.send(save, { params: of, body: form('Alone') });
  await stream.until(() => stream.news().length > 0);
  expect(stream.news().at(-1)).toMatchObject({ documents: true, threads: [], team: false });
});

test('one file has all pages', async () => {
  const { creator, params } = await createDocument(server);
  await addDocument(creator, params, { title: 'Decisions', text: '- Boats\n- Tides' });
  const response = await creator.request('GET', `/api/projects/${params.projectId}/documents.md`);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="documentation-${params.projectId}.md"`,
  );
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(await response.text()).toBe(
    '# How we work\n\nTogether\n\n# Decisions\n\n- Boats\n- Tides\n',
  );
});

test('a deleted account leaves its pages without a name', async () => {
  const { creator, member, of } = await createDocument(server);
  await creator.send(save, { params: of, body: form('Alone') });
  await member.send(save, { params: of, body: form('Together', 2) });
  await member.send('POST /users/deletion', { body: { email: member.email, password } });
  expect((await creator.send(get, { params: of })).body).toMatchObject({
    text: 'Together',
    updatedBy: null,
  });
  expect(
    (await creator.send(versions, { params: of })).body.map(({ author }) => author?.id),
  ).toEqual([creator.id, undefined]);
});
