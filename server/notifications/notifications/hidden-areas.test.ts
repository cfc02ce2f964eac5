import { expect, test } from 'vitest';
import { makeLive } from '#tests/factories/areas.ts';
import { createPerson } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer } from '#tests/server.ts';
import { tell } from './actions.ts';

test('news of threads is in no list, count or email while their area isn’t live', async () => {
  const server = await startTestServer();
  await makeLive(server, 'forum');
  const [reader, writer] = [await createPerson(server), await createPerson(server)];
  const { creator, member, project } = await createTeam(server);
  const data = { threadId: 5, title: 'Tiles', isNew: false };
  await tell(server.db, { kind: 'thread_replied', to: reader.id, actorId: writer.id, data });
  await tell(server.db, {
    kind: 'thread_written',
    to: creator.id,
    actorId: member.id,
    projectId: project.id,
    data,
  });
  const told = `${writer.name} replied to “Tiles”`;
  const toldInTeam = `${member.name} replied to “Tiles” in ${project.name}`;
  expect(await notifiedTexts(reader)).toEqual([told]);
  expect(await notifiedTexts(creator)).not.toContain(toldInTeam);
  await server.pool.query(`update areas set mode = 'hidden'`);
  expect((await reader.send('GET /notifications')).body).toMatchObject({
    notifications: [],
    unread: 0,
  });
  await server.pool.query(`update notifications set email_at = now() where kind like 'thread%'`);
  await server.runSchedule();
  expect((await server.mail()).filter(({ text }) => text.includes('Tiles'))).toEqual([]);
  await server.pool.query(`update areas set mode = 'live'`);
  expect(await notifiedTexts(reader)).toEqual([told]);
});
