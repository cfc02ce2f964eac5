import { request } from 'node:http';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { maxPhotoBytes } from '#contract/profiles/photos.ts';
import { openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { drawPicture, givePhoto } from '#tests/factories/photos.ts';
import { createTeam, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const load = (address: string) => openClient(server.url).request('GET', address);
const statusOf = async (address: string) => (await load(address)).status;
const readPicture = async (address: string) =>
  Buffer.from(await (await load(address)).arrayBuffer());
const small = (address: string) => address.replace('-256', '-64');
const avatarOf = async (person: Person) => (await person.send('GET /users/profile')).body.avatar;
const upload = (person: Person, body: unknown, headers = {}) =>
  person.refused('PUT /users/photo', { body, headers });

async function countPhotos(person: Person): Promise<number> {
  const { rows } = await server.pool.query('select from photos where user_id = $1', [person.id]);
  return rows.length;
}

describe.each(['jpeg', 'png', 'webp'] as const)('a %s file', (format) => {
  test('becomes two WebP squares at the address in the profile', async () => {
    const person = await createPerson(server);
    const address = await givePhoto(person, { format, width: 500, height: 300 });
    expect(await avatarOf(person)).toBe(address);
    const large = await sharp(await readPicture(address)).metadata();
    expect(large).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(await sharp(await readPicture(small(address))).metadata()).toMatchObject({
      format: 'webp',
      width: 64,
      height: 64,
    });
  });
});

test('serves a photo under an immutable name, as an image only', async () => {
  const person = await createPerson(server);
  const response = await load(await givePhoto(person));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringMatching(/frame-ancestors 'none'; sandbox$/),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('a photo needs no cookie and sends none, whatever the browser has', async () => {
  const person = await createPerson(server);
  const address = await givePhoto(person);
  const session = new Map([...person.cookies].filter(([name]) => name !== 'XSRF-TOKEN'));
  const unknown = new Map([...session.keys()].map((name) => [name, 'unknown'] as const));
  for (const cookies of [new Map<string, string>(), session, unknown, person.cookies]) {
    const response = await openClient(server.url, new Map(cookies)).request('GET', address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test('metadata is removed, and a rotated photo is turned upright', async () => {
  const person = await createPerson(server);
  const left = await drawPicture({ width: 100, height: 200, color: 'red' });
  const file = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'blue' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Kettle' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(file.includes('Kettle')).toBe(true);
  const { body } = await person.send('PUT /users/photo', { body: file });
  const stored = await readPicture(body.avatar);
  expect(stored.includes('Kettle')).toBe(false);
  const { exif, icc, xmp, orientation } = await sharp(stored).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  const pixels = await sharp(stored).raw().toBuffer();
  const at = (x: number, y: number) => pixels[(y * 256 + x) * 3]! > 128;
  // Turned clockwise, the left half is on top.
  expect([at(64, 64), at(192, 64), at(64, 192), at(192, 192)]).toEqual([true, true, false, false]);
});

test('a new photo replaces the one before, which is gone', async () => {
  const person = await createPerson(server);
  const first = await givePhoto(person);
  const second = await givePhoto(person, { color: 'navy' });
  expect(second).not.toBe(first);
  expect([await statusOf(first), await statusOf(small(first)), await statusOf(second)]).toEqual([
    404, 404, 200,
  ]);
  expect(await countPhotos(person)).toBe(1);
});

test('a removed photo is gone, and removing it again changes nothing', async () => {
  const person = await createPerson(server);
  const address = await givePhoto(person);
  await person.send('DELETE /users/photo');
  await person.send('DELETE /users/photo');
  expect(await avatarOf(person)).toBeNull();
  expect(await statusOf(address)).toBe(404);
  expect(await countPhotos(person)).toBe(0);
});

test('two people with the same picture do not lose it when one removes it', async () => {
  const [one, other] = [await createPerson(server), await createPerson(server)];
  const address = await givePhoto(one, { color: 'olive' });
  expect(await givePhoto(other, { color: 'olive' })).toBe(address);
  await one.send('DELETE /users/photo');
  expect(await statusOf(address)).toBe(200);
  await other.send('DELETE /users/photo');
  expect(await statusOf(address)).toBe(404);
});

test('simultaneous uploads leave one photo, at the address in the profile', async () => {
  const person = await createPerson(server);
  await Promise.all(['red', 'green', 'blue'].map((color) => givePhoto(person, { color })));
  expect(await statusOf((await avatarOf(person)) ?? '')).toBe(200);
  expect(await countPhotos(person)).toBe(1);
});

test('deleting the account deletes the photo', async () => {
  const person = await createPerson(server);
  const address = await givePhoto(person, { color: 'plum' });
  await person.send('POST /users/deletion', { body: { email: person.email, password } });
  expect(await statusOf(address)).toBe(404);
  expect(await countPhotos(person)).toBe(0);
});

test('an export contains the photo', async () => {
  const person = await createPerson(server);
  const stored = await readPicture(await givePhoto(person));
  const { body } = await person.send('GET /users/export');
  expect(body.photos).toMatchObject([
    { picture: `data:image/webp;base64,${stored.toString('base64')}` },
  ]);
});

test('profiles, teams, projects and comments show the photo', async () => {
  const { creator, member, params } = await createTeam(server);
  const avatar = await givePhoto(member, { color: 'coral' });
  const { body: shown } = await creator.send('GET /users/{userId}/profile', {
    params: { userId: member.id },
  });
  expect(shown.avatar).toBe(avatar);
  const { body: members } = await creator.send('GET /projects/{projectId}/members', { params });
  expect(members.map((one) => one.avatar)).toEqual([null, avatar]);
  const { body: project } = await creator.send('GET /projects/{projectId}', { params });
  expect(project.members.map((one) => one.avatar)).toEqual([null, avatar]);
  const ticket = await createTicket(creator, params.projectId);
  const { body: comment } = await member.send(
    'POST /projects/{projectId}/tickets/{ticketId}/comments',
    { params: { ...params, ticketId: ticket.id }, body: { text: 'Mine' } },
  );
  expect(comment.author).toEqual({ id: member.id, name: member.name, avatar });
});

test('notifies boards of a new photo, but not of the same one again', async () => {
  const { creator, member, params } = await createTeam(server);
  const readTag = async () =>
    (
      await creator.request('GET', `/api/projects/${params.projectId}/tickets?view=board`, {
        headers: { 'if-none-match': '"board-1"' },
      })
    ).headers.get('etag');
  const before = await readTag();
  await givePhoto(member, { color: 'peru' });
  const after = await readTag();
  expect(after).not.toBe(before);
  await givePhoto(member, { color: 'peru' });
  expect(await readTag()).toBe(after);
});

/** The first part of a picture that's too complex to be shown without the rest. */
const cutOff = async (format: 'jpeg' | 'png' | 'webp') => {
  const width = 120;
  const noise = Buffer.from(
    Array.from({ length: width * width * 3 }, (_, at) => (at * 7919) % 251),
  );
  const whole = await sharp(noise, { raw: { width, height: width, channels: 3 } })
    .toFormat(format)
    .toBuffer();
  return whole.subarray(0, Math.floor(whole.length * 0.3) * 2);
};

/** A WebP file states its length twice. Here both are right, so that only decoding finds what's missing. */
async function cutOffWebp() {
  const file = Buffer.from(await cutOff('webp'));
  file.writeUInt32LE(file.length - 8, 4);
  file.writeUInt32LE(file.length - 20, 16);
  return file;
}

const refusedFiles: [what: string, make: () => Promise<Buffer> | Buffer][] = [
  ['an empty file', () => Buffer.alloc(0)],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'HTML that starts like a PNG',
    () => Buffer.from('\x89PNG\r\n\x1a\n<script></script>', 'latin1'),
  ],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', () => drawPicture({ format: 'gif' })],
  ['a TIFF', () => drawPicture({ format: 'tiff' })],
  ['an AVIF', () => drawPicture({ format: 'avif' })],
  ['a truncated JPEG', () => cutOff('jpeg')],
  ['a truncated PNG', () => cutOff('png')],
  ['a truncated WebP', () => cutOff('webp')],
  ['a truncated WebP that states its new length', cutOffWebp],
];

test.each(refusedFiles)('%s fails with invalid_input and changes nothing', async (_what, make) => {
  const person = await createPerson(server);
  const address = await givePhoto(person, { color: 'gold' });
  const { status, body } = await upload(person, await make(), { 'content-type': 'image/png' });
  expect([status, body.code, body.message]).toEqual([
    400,
    'invalid_input',
    'We can’t open this file. Choose a JPEG, PNG or WebP.',
  ]);
  expect(await avatarOf(person)).toBe(address);
  expect(await statusOf(address)).toBe(200);
});

test('JSON and no body at all fail with invalid_input', async () => {
  const person = await createPerson(server);
  expect((await upload(person, { avatar: 'https://elsewhere.test/me.png' })).status).toBe(400);
  expect((await upload(person, undefined)).status).toBe(400);
});

test('an image bomb fails with invalid_input before it is unpacked', async () => {
  const person = await createPerson(server);
  const bomb = await drawPicture({ width: 12_000, height: 12_000 });
  expect(bomb.length).toBeLessThan(maxPhotoBytes);
  const { body } = await upload(person, bomb);
  expect([body.code, body.message]).toEqual([
    'invalid_input',
    'This photo has more than 40 megapixels. Choose a smaller one.',
  ]);
});

test('a picture of almost 40 megapixels is accepted', async () => {
  const person = await createPerson(server);
  const address = await givePhoto(person, { width: 6300, height: 6300 });
  expect(await statusOf(address)).toBe(200);
});

test('a file that is too large fails with body_too_large', async () => {
  const person = await createPerson(server);
  const { status, body } = await upload(person, Buffer.alloc(maxPhotoBytes + 1));
  expect([status, body.code, body.message]).toEqual([
    413,
    'body_too_large',
    'This file is larger than 5 MB. Choose a smaller one.',
  ]);
});

/** Sends a body piece by piece, without saying how long it is. */
async function sendChunks(person: Person, { chunks, chunk }: { chunks: number; chunk: Buffer }) {
  await person.request('GET', '/health/live');
  const cookies = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const outgoing = request(`${server.url}/api/users/photo`, {
    method: 'PUT',
    headers: { cookie: cookies, 'x-xsrf-token': person.cookies.get('XSRF-TOKEN') },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  for (let sent = 0; sent < chunks; sent += 1) outgoing.write(chunk);
  return { outgoing, status };
}

test('a file of unknown length that gets too large fails with body_too_large before it ends', async () => {
  const person = await createPerson(server);
  const { outgoing, status } = await sendChunks(person, {
    chunks: 6,
    chunk: Buffer.alloc(1024 * 1024),
  });
  expect(await status).toBe(413);
  outgoing.destroy();
});

test('an upload that is cut off changes nothing', async () => {
  const person = await createPerson(server);
  const address = await givePhoto(person);
  const { outgoing, status } = await sendChunks(person, { chunks: 1, chunk: await drawPicture() });
  outgoing.destroy();
  await expect(status).rejects.toThrow('socket hang up');
  expect(await avatarOf(person)).toBe(address);
});

test('too many uploads fail with too_many_requests, whether or not they succeeded', async () => {
  const person = await createPerson(server);
  await givePhoto(person);
  for (let count = 1; count < 10; count += 1) await upload(person, Buffer.from('no picture'));
  const { status, body } = await upload(person, await drawPicture());
  expect([status, body.code]).toEqual([429, 'too_many_requests']);
  await person.send('DELETE /users/photo');
});

test('an unknown address returns 404 and does not show a page', async () => {
  const response = await openClient(server.url).request('GET', '/photos/none.webp', {
    headers: { accept: 'text/html' },
  });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await statusOf(`/photos/${'0'.repeat(32)}-64.webp`)).toBe(404);
});
