import sharp from 'sharp';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { attach, refuseAttachment, startUpload } from '#tests/factories/attachments.ts';
import type { Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { maxProjectBytes } from './limits.ts';

const megabyte = 1024 * 1024;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ attachmentBytes: 400 * megabyte });
});

/** Stores that a project has attachments of this size, without their content. */
const fill = ({ id }: { id: number }, size: number) =>
  server.pool.query(
    `insert into attachments (project_id, name, is_image, size) values ($1, 'a', false, $2)`,
    [id, size],
  );

const file = (megabytes: number) => Buffer.alloc(megabytes * megabyte, 'x');

const sizesOf = async ({ id }: { id: number }) => {
  const { rows } = await server.pool.query<{ size: number }>(
    `select size from attachments join attachment_contents on attachment_id = id
      where project_id = $1`,
    [id],
  );
  return rows.map(({ size }) => size);
};

afterEach(async () => {
  await server.pool.query('delete from attachments');
});

/** Which of two uploads at the same time are stored. */
async function race(first: [Person, number], second: [Person, number]) {
  const results = await Promise.allSettled(
    [first, second].map(([person, projectId]) => attach(person, projectId, { body: file(0.75) })),
  );
  return results.map(({ status }) => status).toSorted();
}

test('stores one of two uploads that race for the last megabyte of a project', async () => {
  const { creator, member, project } = await createTeam(server);
  await fill(project, maxProjectBytes - megabyte);
  expect(await race([creator, project.id], [member, project.id])).toEqual([
    'fulfilled',
    'rejected',
  ]);
  expect(await sizesOf(project)).toEqual([0.75 * megabyte]);
  const { status, body } = await refuseAttachment(member, project.id, { body: file(0.75) });
  expect([status, body.code]).toEqual([409, 'limit_reached']);
  expect(body.message).toContain('can take up to 200 MB');
});

test('stores one of two uploads that race for the last megabyte of the site', async () => {
  const [one, other] = [await createTeam(server), await createTeam(server)];
  const filled = await createTeam(server);
  await fill(filled.project, 399 * megabyte);
  expect(await race([one.member, one.project.id], [other.member, other.project.id])).toEqual([
    'fulfilled',
    'rejected',
  ]);
  const { body } = await refuseAttachment(one.member, one.project.id, { body: file(0.75) });
  expect([body.code, body.message]).toEqual([
    'limit_reached',
    expect.stringContaining('no room for this file on this site'),
  ]);
});

test('stores one of two uploads that race for someone’s last megabyte of a day', async () => {
  const { member, project } = await createTeam(server);
  for (let count = 0; count < 7; count += 1) await attach(member, project.id, { body: file(7) });
  expect(await race([member, project.id], [member, project.id])).toEqual(['fulfilled', 'rejected']);
  const { status, body } = await refuseAttachment(member, project.id, { body: file(0.75) });
  expect([status, body.code, body.message]).toEqual([
    429,
    'too_many_requests',
    'You can attach up to 50 MB of files a day. Wait 24 hours and try again.',
  ]);
});

test('an image counts as large as it’s stored', async () => {
  const { member, project } = await createTeam(server);
  // A pattern that PNG compresses far better than WebP.
  const tile = { create: { width: 32, height: 32, channels: 3, background: '#888' } } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const input = await sharp({ create: { ...tile.create, noise } })
    .png()
    .toBuffer();
  const body = await sharp({ create: { ...tile.create, width: 1024, height: 1024 } })
    .composite([{ input, tile: true }])
    .png()
    .toBuffer();
  await attach(member, project.id, { name: 'Pattern.png', body });
  const [size] = await sizesOf(project);
  expect(size).toBeGreaterThan(2 * body.length);
  expect(await countKilobytes()).toBe(Math.ceil(size! / 1024));
});

test('a file that doesn’t say how large it is counts as large as it is', async () => {
  const { member, project } = await createTeam(server);
  const { outgoing, status } = await startUpload(server, { person: member, projectId: project.id });
  outgoing.end(Buffer.alloc(2_000));
  expect(await status).toBe(201);
  expect(await countKilobytes()).toBe(2);
});

test('someone can attach a thousand small files a day', async () => {
  const { member, project } = await createTeam(server);
  await attach(member, project.id);
  await server.pool.query(
    `update rate_limits set points = 1000 where key like 'attachments:%' and points = 1`,
  );
  const { body } = await refuseAttachment(member, project.id, { body: Buffer.from('a') });
  expect(body.message).toBe('You can attach up to 1,000 files a day. Wait 24 hours and try again.');
});

test('a file that is refused isn’t read', async () => {
  const { creator, member, project } = await createTeam(server);
  const upload = async (person: Person, bytes: number, projectId = project.id) => {
    const { outgoing, status } = await startUpload(server, { person, projectId, bytes });
    const answer = await status;
    outgoing.destroy();
    return answer;
  };
  expect(await upload(member, 10 * megabyte + 1)).toBe(413);
  await fill(project, maxProjectBytes - megabyte);
  expect(await upload(member, megabyte + 1)).toBe(409);
  const elsewhere = await createTeam(server);
  expect(await upload(creator, 1, elsewhere.project.id)).toBe(404);
  await fill(elsewhere.project, 201 * megabyte);
  expect(await upload(creator, 1)).toBe(409);
});

test('refuses a fifth file of one person at the same time', async () => {
  const { member, project } = await createTeam(server);
  const upload = () => startUpload(server, { person: member, projectId: project.id, bytes: 1 });
  const begun = [await upload(), await upload(), await upload(), await upload()];
  await expect.poll(countKilobytes).toBe(4);
  const { body } = await refuseAttachment(member, project.id, { body: Buffer.from('a') });
  expect([body.code, body.message]).toEqual([
    'unavailable',
    'Your other files are still being read. Wait a moment and try again.',
  ]);
  for (const { outgoing } of begun) outgoing.end('a');
  expect(await Promise.all(begun.map(({ status }) => status))).toEqual([201, 201, 201, 201]);
});

/** How much the person who has attached something last has attached today. */
async function countKilobytes() {
  const { rows } = await server.pool.query<{ points: number }>(
    `select points from rate_limits where key like 'attached-kilobytes:%'
      order by expire desc limit 1`,
  );
  return rows[0]?.points;
}
