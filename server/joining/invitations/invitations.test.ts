import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { readAllRows } from '#tests/database/all-rows.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createAskingProject, settingsForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const create = 'POST /projects/{projectId}/invitations';
const list = 'GET /projects/{projectId}/invitations';
const revoke = 'DELETE /projects/{projectId}/invitations/{invitationId}';
const show = 'GET /invitation-links/{token}';
const use = 'POST /invitation-links/{token}/use';
const getProject = 'GET /projects/{projectId}';
const remove = 'DELETE /projects/{projectId}/members/{userId}';

let server: TestServer;
let urls: string[];
let log = '';

beforeAll(async () => {
  server = await startTestServer({ logTo: { write: (line) => void (log += line) } });
  urls = [server.url, await server.startAnother()];
});

async function createLink(form: object = {}, fields = {}) {
  const lead = await createPerson(server, 'Frida');
  const project = await createAskingProject(lead, { teamSize: 20, ...fields });
  const params = { projectId: project.id };
  const { body: link } = await lead.send(create, { params, body: form });
  const ref = { token: link.url.split('/').at(-1)! };
  return { lead, project, params, link, ref };
}

const useLink = (person: Person, ref: { token: string }) => person.send(use, { params: ref });
const refusal = async (person: Person, ref: { token: string }) => {
  const { status, body } = await person.refused(use, { params: ref });
  return [status, body.code];
};

test('a link shows a visitor who invites them, and lets someone onto a team whose leads answer first', async () => {
  const { lead, project, params, link, ref } = await createLink();
  expect(link.url).toMatch(/^http:\/\/pieces\.test\/invite\/[\w-]{43}$/);
  expect(link).toMatchObject({ role: '', mostUses: 1, uses: 0, isOpen: true, usedBy: [] });
  const { body } = await openClient(server.url).send(show, { params: ref });
  expect(body).toEqual({
    project: {
      id: project.id,
      name: 'Trail Finder',
      description: project.description,
      status: 'Planning',
      currentMembers: 1,
      teamSize: 20,
    },
    role: '',
    invitedBy: lead.name,
    expiresAt: link.expiresAt,
    isMember: false,
  });
  const juno = await createPerson(server, 'Juno');
  expect((await useLink(juno, ref)).body).toEqual({ projectId: project.id });
  const { body: links } = await lead.send(list, { params });
  expect(links).toMatchObject([
    { uses: 1, isOpen: false, usedBy: [{ id: juno.id, name: juno.name }] },
  ]);
});

test('a link with a role gives the role', async () => {
  const lead = await createPerson(server);
  const project = await createAskingProject(lead);
  const params = { projectId: project.id };
  const body = { roleId: project.roles[0]!.id, mostUses: 2 };
  const { body: link } = await lead.send(create, { params, body });
  const ref = { token: link.url.split('/').at(-1)! };
  const juno = await createPerson(server);
  await useLink(juno, ref);
  const { body: joined } = await juno.send(getProject, { params });
  expect(joined.members).toContainEqual(
    expect.objectContaining({ userId: juno.id, role: 'Designer' }),
  );
  expect(await refusal(await createPerson(server), ref)).toEqual([409, 'role_filled']);
});

test('returns link_invalid for a link that is used up, revoked, of a deleted project or made up', async () => {
  const used = await createLink();
  const [juno, late] = [await createPerson(server), await createPerson(server)];
  await useLink(juno, used.ref);
  expect(await refusal(late, used.ref)).toEqual([403, 'link_invalid']);

  const revoked = await createLink();
  const params = { ...revoked.params, invitationId: revoked.link.id };
  await revoked.lead.send(revoke, { params });
  await revoked.lead.send(revoke, { params });
  expect(await refusal(late, revoked.ref)).toEqual([403, 'link_invalid']);
  expect((await late.refused(show, { params: revoked.ref })).body.code).toBe('link_invalid');

  const deleted = await createLink();
  await deleted.lead.send('DELETE /projects/{projectId}', { params: deleted.params });
  expect(await refusal(late, deleted.ref)).toEqual([403, 'link_invalid']);
  expect(await refusal(late, { token: 'x'.repeat(43) })).toEqual([403, 'link_invalid']);
});

test('completing a project closes its links, even if it’s reopened', async () => {
  const { lead, project, params, ref } = await createLink();
  await lead.send('POST /projects/{projectId}/completion', { params, body: { summary: '' } });
  const late = await createPerson(server);
  expect(await refusal(late, ref)).toEqual([403, 'link_invalid']);
  const refused = await lead.refused(create, { params, body: {} });
  expect([refused.status, refused.body.code]).toEqual([409, 'project_completed']);
  const { body: completed } = await lead.send(getProject, { params });
  await lead.send('PUT /projects/{projectId}', {
    params,
    body: { ...settingsForm(completed), status: project.status },
  });
  expect(await refusal(late, ref)).toEqual([403, 'link_invalid']);
  await lead.send(create, { params, body: {} });
});

test('returns too_many_requests after 20 links or 20 uses of links a day', async () => {
  const { lead, params, ref } = await createLink({ mostUses: 20 });
  for (let count = 1; count < 20; count += 1) {
    const { body } = await lead.send(create, { params, body: {} });
    await lead.send(revoke, { params: { ...params, invitationId: body.id } });
  }
  expect((await lead.refused(create, { params, body: {} })).body.code).toBe('too_many_requests');
  const person = await createPerson(server);
  for (let count = 0; count < 20; count += 1) await useLink(person, ref);
  expect(await refusal(person, ref)).toEqual([429, 'too_many_requests']);
});

test('returns link_expired after the chosen number of days', async () => {
  const { ref } = await createLink({ days: 1 });
  const juno = await createPerson(server);
  await server.pool.query(`update invitations set expires_at = now() - interval '1 minute'`);
  expect(await refusal(juno, ref)).toEqual([403, 'link_expired']);
});

test('allows only 1, 7 or 30 days, and 1 to 20 uses', async () => {
  const { lead, params } = await createLink();
  for (const body of [{ days: 2 }, { mostUses: 0 }, { mostUses: 21 }])
    expect((await lead.refused(create, { params, body })).body.code).toBe('invalid_input');
  const { body } = await lead.send(create, { params, body: { days: 30 } });
  const days = (Date.parse(body.expiresAt) - Date.parse(body.createdAt)) / 86_400_000;
  expect(days).toBe(30);
});

test('returns limit_reached after three open links, even if created simultaneously', async () => {
  const { lead, params } = await createLink();
  const path = `/api/projects/${params.projectId}/invitations`;
  const replies = await Promise.all(
    [0, 1, 2, 3].map((at) =>
      openClient(urls[at % 2]!, lead.cookies).request('POST', path, { body: {} }),
    ),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(2);
});

test('a link used simultaneously on two processes lets in no more people than it allows', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { lead, params, ref } = await createLink({ mostUses: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(server)));
    await Promise.all(people.map((person) => person.send('GET /auth/me')));
    const path = `/api/invitation-links/${ref.token}/use`;
    const replies = await Promise.all(
      people.map(({ cookies }, at) => openClient(urls[at % 2]!, cookies).request('POST', path)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(5);
    const { body } = await lead.send(getProject, { params });
    expect(body.currentMembers).toBe(4);
    const { body: links } = await lead.send(list, { params });
    expect(links[0]?.usedBy).toHaveLength(3);
  }
});

test('counts a person’s use of a link once, however often they press, and none by members', async () => {
  const { lead, params, ref } = await createLink({ mostUses: 5 });
  const juno = await createPerson(server);
  await juno.send('GET /auth/me');
  const path = `/api/invitation-links/${ref.token}/use`;
  const replies = await Promise.all(
    urls.map((url) => openClient(url, juno.cookies).request('POST', path)),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  await useLink(lead, ref);
  await juno.send(remove, { params: { ...params, userId: juno.id } });
  await useLink(juno, ref);
  expect((await lead.send(list, { params })).body[0]).toMatchObject({ uses: 1 });
});

test('someone who was removed needs a newer link', async () => {
  const { lead, params, ref } = await createLink({ mostUses: 5 });
  const juno = await createPerson(server);
  await useLink(juno, ref);
  await lead.send(remove, { params: { ...params, userId: juno.id } });
  expect(await refusal(juno, ref)).toEqual([409, 'not_again_yet']);
  const { body } = await lead.send(create, { params, body: {} });
  await useLink(juno, { token: body.url.split('/').at(-1)! });
});

test('doesn’t count a use that fails with team_full', async () => {
  const { lead, project, params, ref } = await createLink({ mostUses: 5 });
  const body = { ...settingsForm(project), teamSize: 1 };
  await lead.send('PUT /projects/{projectId}', { params, body });
  expect(await refusal(await createPerson(server), ref)).toEqual([409, 'team_full']);
  expect((await lead.send(list, { params })).body[0]).toMatchObject({ uses: 0 });
});

test('a token is neither in the database nor in the log', async () => {
  const { ref } = await createLink();
  await useLink(await createPerson(server), ref);
  await server.http.inject({ url: `/invite/${ref.token}`, headers: { accept: 'text/html' } });
  expect(JSON.stringify(await readAllRows(server.pool))).not.toContain(ref.token);
  expect(log).not.toContain(ref.token);
});

test('upkeep deletes links that expired long ago', async () => {
  const { lead, params } = await createLink();
  await server.pool.query(`update invitations set expires_at = now() - interval '91 days'`);
  await server.sweep();
  expect((await lead.send(list, { params })).body).toEqual([]);
});
