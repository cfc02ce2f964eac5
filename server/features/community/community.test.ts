import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { readTexts } from './texts.ts';

const form = (email: string, next?: string) => ({
  body: { firstName: 'New', lastName: 'Person', email, password, confirmPassword: password, next },
});
const key = 'POST /users/registration';

const mailsTo = async (server: TestServer, address: string) =>
  (await server.mail()).filter(({ to }) => to === address).length;

test('without settings, anyone may register and nobody is named', async () => {
  const server = await startTestServer();
  const { send } = openClient(server.url);
  expect((await send('GET /community')).body).toEqual({
    name: '',
    operator: '',
    contact: '',
    registration: 'anyone',
    domains: [],
  });
  expect((await send('GET /community/terms')).body).toEqual({ markdown: '' });
});

test('only addresses with one of the domains may register', async () => {
  const server = await startTestServer({ community: { registration: ['hive.fi', 'aalto.fi'] } });
  const { send, refused } = openClient(server.url);
  expect((await send('GET /community')).body).toMatchObject({
    registration: 'domains',
    domains: ['hive.fi', 'aalto.fi'],
  });
  for (const email of [
    'new@other.fi',
    'new@evil-hive.fi',
    'new@hive.fi.other.fi',
    'x@sub.hive.fi',
  ]) {
    const { status, body } = await refused(key, form(email));
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'email', message: 'Use an address that ends in @hive.fi or @aalto.fi.' }],
    ]);
    expect(await mailsTo(server, email)).toBe(0);
  }
  expect((await send(key, form('New@Aalto.FI'))).status).toBe(201);
  expect(await mailsTo(server, 'new@aalto.fi')).toBe(1);
});

test('with invitations, only people with an open link to a team may register', async () => {
  const server = await startTestServer({ community: { registration: 'invitation' } });
  const lead = await createPerson(server);
  const { id: projectId } = await createProject(lead);
  const params = { projectId };
  const { body: link } = await lead.send('POST /projects/{projectId}/invitations', {
    params,
    body: {},
  });
  const { send, refused } = openClient(server.url);
  const code = async (next?: string) =>
    (await refused(key, form('new@pieces.test', next))).body.code;
  expect(await code()).toBe('invitation_required');
  expect(await code('/projects')).toBe('invitation_required');
  expect(await code('/invite/%')).toBe('link_invalid');
  expect(await code(`/invite/${'x'.repeat(43)}`)).toBe('link_invalid');
  expect(await mailsTo(server, 'new@pieces.test')).toBe(0);
  const next = new URL(link.url).pathname;
  expect((await send(key, form('new@pieces.test', next))).status).toBe(201);
  await lead.send('DELETE /projects/{projectId}/invitations/{invitationId}', {
    params: { projectId, invitationId: link.id },
  });
  expect(await code(next)).toBe('link_invalid');
});

test('the operator’s own texts are shown; a file that can’t be read names its setting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pieces-texts-'));
  const termsFile = join(folder, 'terms.md');
  await writeFile(termsFile, '# Our terms');
  const server = await startTestServer({ community: { termsFile } });
  const { send } = openClient(server.url);
  expect((await send('GET /community/terms')).body).toEqual({ markdown: '# Our terms' });
  expect((await send('GET /community/privacy')).body).toEqual({ markdown: '' });
  await rm(folder, { recursive: true });
  const files = { termsFile, privacyFile: undefined };
  await expect(
    readTexts({ name: '', operator: '', contact: '', registration: 'anyone', ...files }),
  ).rejects.toThrow('Couldn’t read TERMS_FILE');
});
