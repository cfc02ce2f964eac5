import { expect, test } from 'vitest';
import { makeLive } from '#tests/factories/areas.ts';
import { createPerson } from '#tests/factories/people.ts';
import { startTestServer } from '#tests/server.ts';
import { tell } from './actions.ts';

test('an email about a reply by a stranger has no words of theirs in its subject', async () => {
  const server = await startTestServer();
  await makeLive(server, 'forum');
  const [reader, writer] = [await createPerson(server), await createPerson(server)];
  const data = { threadId: 5, title: 'Tiles' };
  await tell(server.db, { kind: 'thread_replied', to: reader.id, actorId: writer.id, data });
  await server.pool.query('update notifications set email_at = now()');
  await server.runSchedule();
  const mail = (await server.mail()).find(({ to }) => to === reader.email);
  expect(mail?.subject).toBe('Someone replies in a discussion you follow');
  expect(mail?.text).toContain(
    `Forum\n- ${writer.name} replied to “Tiles”\n  http://pieces.test/forum/5`,
  );
});
