import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { attach, attachImage } from '#tests/factories/attachments.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { drawPicture } from '#tests/factories/photos.ts';
import { createTeam, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const load = (reader: Pick<Person, 'request'>, address: string, headers = {}) =>
  reader.request('GET', address, { headers });
const statusOf = async (reader: Pick<Person, 'request'>, address: string) =>
  (await load(reader, address)).status;

test.each(['jpeg', 'png', 'webp'] as const)(
  'shows a large %s as a smaller WebP without metadata',
  async (format) => {
    const { member, project } = await createTeam(server);
    const body = await sharp(await drawPicture({ width: 4_000, height: 1_000 }))
      .withExif({ IFD0: { Artist: 'Kettle' } })
      .toFormat(format)
      .toBuffer();
    expect(body.includes('Kettle')).toBe(true);
    const image = await attach(member, project.id, { name: `map.${format}`, body });
    expect(image).toMatchObject({ name: `map.${format}`, isImage: true });
    const response = await load(member, image.address);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringMatching(/; sandbox$/),
    });
    expect(response.headers.get('content-disposition')).toBeNull();
    const stored = Buffer.from(await response.arrayBuffer());
    expect(stored.includes('Kettle')).toBe(false);
    const shown = { format: 'webp', width: 2_048, height: 512 };
    expect(await sharp(stored).metadata()).toMatchObject(shown);
  },
);

test('only downloads other files, under their own name', async () => {
  const { creator, member, project } = await createTeam(server);
  const body = Buffer.alloc(1_300_000, 'Words ');
  const file = await attach(creator, project.id, { name: 'Über "uns"; a=b.txt', body });
  expect(file).toMatchObject({ name: 'Über "uns"; a=b.txt', isImage: false });
  const response = await load(member, file.address);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': '1300000',
    'content-disposition': String.raw`attachment; filename="?ber \"uns\"; a=b.txt"; filename*=UTF-8''%C3%9Cber%20%22uns%22%3B%20a%3Db.txt`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox$/),
  });
  expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true);
  const head = await member.request('HEAD', file.address);
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '1300000']);
});

test('a browser that has a file asks again, and gets it once', async () => {
  const { member, project } = await createTeam(server);
  const { address } = await attach(member, project.id);
  const etag = (await load(member, address)).headers.get('etag');
  const again = await load(member, address, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

describe('someone who isn’t a member', () => {
  test('gets a 404, also for what they have, from the moment they are removed', async () => {
    const { creator, member, project, params } = await createTeam(server);
    const { address } = await attachImage(member, project.id);
    const response = await load(member, address);
    expect(response.status).toBe(200);
    await creator.send('DELETE /projects/{projectId}/members/{userId}', {
      params: { ...params, userId: member.id },
    });
    const headers = { 'if-none-match': response.headers.get('etag') };
    expect((await load(member, address, headers)).status).toBe(404);
    expect(await statusOf(creator, address)).toBe(200);
  });

  test('gets the 404 of a file that doesn’t exist', async () => {
    const { creator, project } = await createTeam(server);
    const { address } = await attach(creator, project.id);
    const missing = `/attachments/${crypto.randomUUID()}`;
    for (const reader of [openClient(server.url), await createPerson(server)]) {
      const [found, lost] = [await load(reader, address), await load(reader, missing)];
      expect([found.status, lost.status]).toEqual([404, 404]);
      const page = (await found.text()).replaceAll(address, missing);
      expect(page).toBe(await lost.text());
    }
    for (const id of ['1', 'x', `${address.slice(13)}x`, address.slice(13).toUpperCase()])
      expect(await statusOf(creator, `/attachments/${id}`)).toBe(404);
  });
});

test('an inactive member reads files but can’t upload any', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const { address } = await attach(creator, project.id);
  await server.pool.query(
    'update project_members set inactive_since = now() where project_id = $1 and user_id = $2',
    [project.id, member.id],
  );
  expect(await statusOf(member, address)).toBe(200);
  const { body } = await member.refused('POST /projects/{projectId}/attachments', {
    params,
    query: { name: 'a' },
    body: Buffer.from('Words'),
  });
  expect(body.code).toBe('forbidden');
});

test('a deleted account leaves its files without a name, and lists them before', async () => {
  const { creator, member, project } = await createTeam(server);
  const { address } = await attach(member, project.id, { name: 'plan.txt' });
  await createTicket(creator, project.id, { description: `[plan](${address})` });
  const { body } = await member.send('GET /users/export');
  expect(body.attachments).toMatchObject([
    { project_id: project.id, name: 'plan.txt', address, size: 5 },
  ]);
  await member.send('POST /users/deletion', { body: { email: member.email, password } });
  expect(await statusOf(creator, address)).toBe(200);
  const { rows } = await server.pool.query('select uploader_id from attachments where id = $1', [
    address.slice(13),
  ]);
  expect(rows).toEqual([{ uploader_id: null }]);
});

test('a project’s files go with it', async () => {
  const { creator, project } = await createTeam(server);
  const { address } = await attach(creator, project.id);
  await createTicket(creator, project.id, { description: `[log](${address})` });
  await server.pool.query('update projects set deleted_at = now() where id = $1', [project.id]);
  expect(await statusOf(creator, address)).toBe(404);
  await server.pool.query('delete from projects where id = $1', [project.id]);
  const { rows } = await server.pool.query(
    `select from attachments where project_id = $1
     union all select from attachment_contents where attachment_id = $2
     union all select from attachment_uses where attachment_id = $2`,
    [project.id, address.slice(13)],
  );
  expect(rows).toEqual([]);
});
