import { expect, test } from 'vitest';
import { createAdmin } from '#tests/factories/decisions.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { startTestServer } from '#tests/server.ts';

test('a comment stays hidden if its author changes it while an admin hides it', async () => {
  const server = await startTestServer();
  const admin = await createAdmin(server);
  const { creator, member, params } = await createTeam(server);
  const write = 'POST /projects/{projectId}/notes';
  const { id } = (await member.send(write, { params, body: { text: 'First text' } })).body;
  const subject = { kind: 'comment', id } as const;
  await creator.send('POST /reports', { body: { subject, reason: 'spam' } });
  // The decision waits here, with the text already replaced.
  const holder = await server.pool.connect();
  await holder.query('begin');
  await holder.query('lock table audit in exclusive mode');
  const body = { subject, act: 'hide', reason: 'It breaks our code of conduct.' };
  const decided = admin.send('POST /admin/decisions', { body });
  await waitForLock(server.pool);
  const refused = member.refused('PUT /projects/{projectId}/notes/{commentId}', {
    params: { ...params, commentId: id },
    body: { text: 'Back again' },
  });
  await waitForLock(server.pool, 2);
  await holder.query('commit');
  holder.release();
  await decided;
  expect((await refused).body.message).toBe('An admin hid this comment, so you can’t change it.');
});
