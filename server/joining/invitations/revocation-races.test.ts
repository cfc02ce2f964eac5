import { beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createAskingProject } from '#tests/factories/projects.ts';
import { invite } from '#tests/factories/invitations.ts';
import { holdBoard } from '#tests/hold-board.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

const use = 'POST /invitation-links/{token}/use';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function createLink() {
  const [lead, juno] = [await createPerson(server, 'Frida'), await createPerson(server, 'Juno')];
  const { id: projectId } = await createAskingProject(lead);
  const key = 'POST /projects/{projectId}/invitations';
  const { body: link } = await lead.send(key, { params: { projectId }, body: { mostUses: 5 } });
  const ref = { token: link.url.split('/').at(-1)! };
  return { lead, juno, projectId, invitationId: link.id, ref };
}

type Link = Awaited<ReturnType<typeof createLink>>;

/** Revokes a link while someone who has read it as open waits for the project's lock. */
async function useWhileRevoking({ lead, juno, ref, projectId, invitationId }: Link) {
  await lead.send('GET /auth/me');
  await juno.send('GET /auth/me');
  const release = await holdBoard(server.pool, projectId);
  const revoking = lead.send('DELETE /projects/{projectId}/invitations/{invitationId}', {
    params: { projectId, invitationId },
  });
  await waitForLock(server.pool);
  const using = juno.refused(use, { params: ref });
  await waitForLock(server.pool, 2).finally(release);
  await revoking;
  return using;
}

const isMember = async ({ lead, projectId }: Link, { id }: Person) => {
  const { body } = await lead.send('GET /projects/{projectId}', { params: { projectId } });
  return body.members.some(({ userId }) => userId === id);
};

test('link_invalid: a link that’s revoked while someone uses it lets nobody in', async () => {
  const link = await createLink();
  const { body } = await useWhileRevoking(link);
  expect(body.code).toBe('link_invalid');
  expect(await isMember(link, link.juno)).toBe(false);
});

test('link_invalid: it doesn’t let back in someone who has used it before', async () => {
  const link = await createLink();
  const { juno, projectId, ref } = link;
  await juno.send(use, { params: ref });
  await juno.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { projectId, userId: juno.id },
  });
  const { body } = await useWhileRevoking(link);
  expect(body.code).toBe('link_invalid');
  expect(await isMember(link, juno)).toBe(false);
});

test('invitation_over: an invitation that’s withdrawn while someone accepts it lets nobody in', async () => {
  const { lead, juno, projectId } = await createLink();
  const { id: invitationId } = await invite(lead, { projectId, person: juno });
  const ref = { invitationId };
  await juno.send('GET /invitations/{invitationId}', { params: ref });
  const release = await holdBoard(server.pool, projectId);
  const withdrawing = lead.send('DELETE /projects/{projectId}/invitations/{invitationId}', {
    params: { projectId, ...ref },
  });
  await waitForLock(server.pool);
  const accepting = juno.refused('POST /invitations/{invitationId}/acceptance', { params: ref });
  await waitForLock(server.pool, 2).finally(release);
  await withdrawing;
  expect((await accepting).body.code).toBe('invitation_over');
});
