import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createHackathon, hackathonForm } from '#tests/factories/hackathons.ts';
import { createAdmin } from '#tests/factories/decisions.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import { createAskingProject, createProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { readTexts } from './texts.ts';

const form = (email: string, next?: string) => ({
  body: { firstName: 'New', lastName: 'Person', email, password, confirmPassword: password, next },
});
const key = 'POST /users/registration';

const mailsTo = async (server: TestServer, address: string) =>
  (await server.mail()).filter(({ to }) => to === address).length;

test('without settings, anyone can register and no operator is named', async () => {
  const server = await startTestServer();
  const { send } = openClient(server.url);
  expect((await send('GET /community')).body).toEqual({
    name: '',
    operator: '',
    contact: '',
    registration: 'anyone',
    domains: [],
    sendsEmail: null,
  });
  expect((await send('GET /community/terms')).body).toEqual({ markdown: '' });
});

test.each([
  [undefined, false],
  ['smtp://mail.example', true],
])('with SMTP_URL %s, only admins are told whether it sends email', async (smtpUrl, sendsEmail) => {
  const server = await startTestServer({ smtpUrl });
  const admin = await createAdmin(server);
  const readers = [openClient(server.url), await createPerson(server), admin];
  const replies = await Promise.all(readers.map(({ send }) => send('GET /community')));
  expect(replies.map(({ body }) => body.sendsEmail)).toEqual([null, null, sendsEmail]);
});

test('registers only addresses with one of the domains', async () => {
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
      [{ field: 'email', message: 'Use an email address that ends in @hive.fi or @aalto.fi.' }],
    ]);
    expect(await mailsTo(server, email)).toBe(0);
  }
  expect((await send(key, form('New@Aalto.FI'))).status).toBe(201);
  expect(await mailsTo(server, 'new@aalto.fi')).toBe(1);
});

test('with invitations, only people with an open link to a team can register', async () => {
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

test('with invitations, people with the link to a hackathon can register until it’s over', async () => {
  const server = await startTestServer({ community: { registration: 'invitation' } });
  const organizer = await createPerson(server);
  const { url, slug } = await createHackathon(organizer, { visibility: 'link' });
  const { pathname, search } = new URL(url);
  const { send, refused } = openClient(server.url);
  const code = async (next: string) =>
    (await refused(key, form('guest@pieces.test', next))).body.code;
  expect(await code(pathname)).toBe('invitation_required');
  expect(await code(`${pathname}?code=WRONG234`)).toBe('link_invalid');
  expect((await send(key, form('guest@pieces.test', pathname + search))).status).toBe(201);
  await organizer.send('POST /hackathons/{slug}/cancellation', {
    params: { slug },
    body: { reason: 'The room is flooded' },
  });
  expect(await code(pathname + search)).toBe('link_expired');
});

test('the operator says what new accounts can do', async () => {
  const newcomers = { joins: 1, requests: 1, invitations: 1, hackathons: 1, addresses: 2 };
  const server = await startTestServer({ community: { newcomers } });
  const [lead, person] = [await createPerson(server), await createPerson(server)];
  const [first, second] = [await createProject(lead), await createProject(lead)];
  const asking = [await createAskingProject(lead), await createAskingProject(lead)];
  const refusals = [];
  const join = 'POST /projects/{projectId}/members';
  await person.send(join, { params: { projectId: first.id } });
  refusals.push(await person.refused(join, { params: { projectId: second.id } }));
  const ask = 'POST /projects/{projectId}/join-requests';
  await person.send(ask, { params: { projectId: asking[0]!.id }, body: {} });
  refusals.push(await person.refused(ask, { params: { projectId: asking[1]!.id }, body: {} }));
  const invite = 'POST /projects/{projectId}/invitations';
  const invitation = async () => ({
    params: { projectId: second.id },
    body: { userId: (await createPerson(server)).id },
  });
  await lead.send(invite, await invitation());
  refusals.push(await lead.refused(invite, await invitation()));
  const { slug } = await createHackathon(lead);
  refusals.push(await lead.refused('POST /hackathons', { body: hackathonForm() }));
  const paste = (addresses: string[]) => ({ params: { slug }, body: { addresses } });
  const inviteAddresses = 'POST /hackathons/{slug}/invitations';
  await lead.send(inviteAddresses, paste(['one@pieces.test']));
  refusals.push(await lead.refused(inviteAddresses, paste(['two@pieces.test'])));
  await server.pool.query(`update users set created_at = created_at - interval '1 day'`);
  await createHackathon(lead);
  await lead.send(inviteAddresses, paste(['two@pieces.test']));
  expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
    [429, 'You can join up to 1 team a day. Try again tomorrow.'],
    [429, 'You can ask up to 1 team a day. Try again tomorrow.'],
    [429, 'You can invite up to 1 person a day in your first week. Try again tomorrow.'],
    [429, 'You can create up to 1 hackathon a day. Try again tomorrow.'],
    [
      429,
      'You can invite up to 2 email addresses on your first day. Share the link or the code instead.',
    ],
  ]);
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
    readTexts({
      name: '',
      operator: '',
      contact: '',
      registration: 'anyone',
      newcomers: { joins: 2, requests: 3, invitations: 3, hackathons: 3, addresses: 50 },
      ...files,
    }),
  ).rejects.toThrow('Couldn’t read TERMS_FILE');
});
