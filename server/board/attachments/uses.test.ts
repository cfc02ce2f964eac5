import { beforeAll, describe, expect, test } from 'vitest';
import { attach } from '#tests/factories/attachments.ts';
import { openPlace, writeText } from '#tests/factories/attachment-uses.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createTeam, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { ticketUpkeep } from '#server/board/tickets/upkeep.ts';
import { documentUpkeep } from '#server/board/documents/upkeep.ts';
import { attachmentUpkeep } from './upkeep.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'discussions');
});

const upkeep = [ticketUpkeep, documentUpkeep, attachmentUpkeep];
const statements = upkeep.flatMap(({ sweeps = [] }) => sweeps);

/** Deletes what has expired when some days have passed. */
async function sweepAfter(days: number) {
  const time = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  for (const statement of statements) await server.pool.query(statement, [time]);
}

/** A team's attachment, and where its texts are. */
async function prepare() {
  const { creator, project } = await createTeam(server);
  const { address } = await attach(creator, project.id);
  return {
    place: await openPlace(creator, project.id),
    link: `See [the log](${address}).`,
    address,
    exists: async () => (await creator.request('GET', address)).status === 200,
  };
}

test('deletes a file that no text has linked to after 24 hours', async () => {
  const { exists, address } = await prepare();
  await sweepAfter(0.99);
  expect(await exists()).toBe(true);
  await sweepAfter(1.01);
  expect(await exists()).toBe(false);
  const { rows } = await server.pool.query(
    'select from attachment_contents where attachment_id = $1',
    [address.slice(13)],
  );
  expect(rows).toEqual([]);
});

describe.each(Object.entries(writeText))('a link in a %s', (kind, write) => {
  test('keeps a file until 7 days after it has gone', async () => {
    const { place, link, exists } = await prepare();
    const { edit, remove } = await write(place, link);
    await sweepAfter(30);
    expect(await exists()).toBe(true);
    await edit('Nothing');
    // Earlier texts of a document are kept with it.
    if (kind === 'document') await remove();
    await sweepAfter(30);
    await sweepAfter(36.9);
    expect(await exists()).toBe(true);
    await sweepAfter(37.1);
    expect(await exists()).toBe(false);
  });

  test('that comes back within 7 days keeps the file', async () => {
    const { place, link, exists } = await prepare();
    await (await write(place, link)).edit('Nothing');
    await sweepAfter(30);
    await write(place, link);
    await sweepAfter(60);
    expect(await exists()).toBe(true);
  });

  test('counts until what has it is deleted for good', async () => {
    const { place, link, exists } = await prepare();
    const { remove, ...text } = await write(place, link);
    await remove();
    if ('restore' in text) {
      await sweepAfter(0.01);
      await (text.restore as () => Promise<unknown>)();
      await sweepAfter(30);
      await sweepAfter(60);
      expect(await exists()).toBe(true);
      await remove();
    }
    await sweepAfter(90);
    await sweepAfter(98);
    expect(await exists()).toBe(false);
  });
});

test('the earlier text of a post keeps its file', async () => {
  const { place, link, exists } = await prepare();
  const { edit, remove } = await writeText.post(place, link);
  await server.pool.query(`update comments set created_at = now() - interval '1 hour'`);
  await edit('Nothing');
  await sweepAfter(30);
  await sweepAfter(60);
  expect(await exists()).toBe(true);
  await remove();
  await sweepAfter(90);
  await sweepAfter(98);
  expect(await exists()).toBe(false);
});

test('a link from another project or the forum keeps nothing', async () => {
  await makeLive(server, 'forum');
  const { place, link, exists } = await prepare();
  const other = await createTeam(server);
  await createTicket(other.creator, other.project.id, { description: link });
  const body = { categoryId: 1, title: 'Why?', text: link, tags: [] };
  await place.person.send('POST /forum/threads', { body });
  await sweepAfter(1.01);
  expect(await exists()).toBe(false);
});

test('an import and a deleted project use files like everyone else', async () => {
  const { place, link, exists } = await prepare();
  const params = { projectId: place.projectId, key: 'a'.repeat(32) };
  const path = 'PUT /projects/{projectId}/board-imports/{key}';
  await place.person.send(path, { params, body: Buffer.from(`Title,Description\nA,${link}`) });
  await sweepAfter(30);
  expect(await exists()).toBe(true);
  await place.person.send('DELETE /projects/{projectId}/board-imports/{key}', { params });
  await sweepAfter(0.01);
  await place.person.send('POST /projects/{projectId}/board-imports/{key}/restoration', { params });
  await sweepAfter(60);
  await sweepAfter(90);
  expect(await exists()).toBe(true);
  await server.pool.query('delete from projects where id = $1', [place.projectId]);
  expect(await exists()).toBe(false);
});
