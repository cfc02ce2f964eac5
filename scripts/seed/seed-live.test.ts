import { expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { startTestServer } from '#tests/server.ts';
import { forumThreads } from './conversations.ts';
import { documents } from './documents.ts';
import { emailOf, password, seed } from './seed.ts';

test('the live demo has no sample content, a forum with answers, events, and a team that discusses, writes pages and meets', async () => {
  const server = await startTestServer();
  await seed(server, { isLive: true });
  const reader = openClient(server.url);
  const modes = async () => Object.values((await reader.send('GET /areas')).body);
  await expect.poll(modes).not.toContain('sample');
  const { body } = await reader.send('GET /forum', { query: {} });
  expect(body.threads.map(({ title }) => title)).toEqual(
    forumThreads.map(({ title }) => title).toReversed(),
  );
  expect(body.threads.filter(({ acceptedId }) => acceptedId !== null).length).toBe(5);
  const listed = (await reader.send('GET /events')).body.events;
  expect(listed).toHaveLength(9);
  expect(listed.filter(({ participants, maxParticipants: most }) => participants === most)).toEqual(
    [expect.objectContaining({ title: 'Your First Pull Request to Someone Else’s Code' })],
  );
  await reader.send('POST /auth/login', { body: { email: emailOf('aino'), password } });
  const { rows } = await server.pool.query(`select id from projects where name = 'Harbour Tides'`);
  const params = { projectId: rows[0].id as number };
  const { body: discussions } = await reader.send('GET /projects/{projectId}/threads', { params });
  expect(discussions.map(({ replies }) => replies)).toEqual([1, 2]);
  const { body: pages } = await reader.send('GET /projects/{projectId}/documents', { params });
  expect(pages.map(({ title }) => title)).toEqual(documents.map(({ title }) => title));
  const { body: found } = await reader.send('GET /projects/{projectId}/meetings', { params });
  expect(found.meetings.map(({ declined, later }) => [declined.length, later])).toEqual([
    [1, 1],
    [0, 0],
  ]);
});
