import { beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createAskingProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const revoke = 'DELETE /projects/{projectId}/invitations/{invitationId}';
const use = 'POST /invitation-links/{token}/use';
const wait = 'PUT /projects/{projectId}/waiting';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function createLink(lead: Person, { teamSize = 4, mostUses = 1 } = {}) {
  const { id: projectId } = await createAskingProject(lead, { teamSize });
  const params = { projectId };
  const key = 'POST /projects/{projectId}/invitations';
  const { body: link } = await lead.send(key, { params, body: { mostUses } });
  return { params, link, ref: { token: link.url.split('/').at(-1)! } };
}

test('not_found: a lead doesn’t revoke a link to someone else’s project', async () => {
  const [frida, other] = [await createPerson(server, 'Frida'), await createPerson(server)];
  const { link, ref } = await createLink(frida);
  const { params } = await createLink(other);
  const refusal = await other.refused(revoke, { params: { ...params, invitationId: link.id } });
  expect(refusal.body.code).toBe('not_found');
  await (await createPerson(server)).send(use, { params: ref });
});

test('counts one use of a link if the same person waits with it twice', async () => {
  const [frida, juno] = [await createPerson(server, 'Frida'), await createPerson(server, 'Juno')];
  const { params, ref } = await createLink(frida, { teamSize: 1, mostUses: 5 });
  const usesOf = async () =>
    (await frida.send('GET /projects/{projectId}/invitations', { params })).body[0]?.uses;
  for (const _ of ['first', 'again']) {
    expect((await juno.send(wait, { params, body: ref })).body.asksFirst).toBe(false);
    expect(await usesOf()).toBe(1);
    await juno.send('DELETE /projects/{projectId}/waiting', { params });
  }
});

test('revoking a link again doesn’t change when it was revoked', async () => {
  const frida = await createPerson(server, 'Frida');
  const { params, link } = await createLink(frida);
  const revokedAt = async () => {
    await frida.send(revoke, { params: { ...params, invitationId: link.id } });
    return (await frida.send('GET /users/export')).body.invitations[0]?.['revoked_at'];
  };
  const first = await revokedAt();
  expect(first).toEqual(expect.any(String));
  expect(await revokedAt()).toBe(first);
});
