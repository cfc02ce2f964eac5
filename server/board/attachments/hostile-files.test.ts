import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { attach, refuseAttachment, startUpload } from '#tests/factories/attachments.ts';
import { drawPicture } from '#tests/factories/photos.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const script = '<script>alert(document.domain)</script>';
const html = `<!doctype html>${script}`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;

const countRows = async (projectId: number) => {
  const { rows } = await server.pool.query(
    `select from attachments left join attachment_contents on attachment_id = id
      where project_id = $1`,
    [projectId],
  );
  return rows.length;
};

test.each([
  ['an SVG with a script', 'logo.svg', svg],
  ['HTML that is named like an image', 'photo.png', html],
  ['a GIF that is a script', 'dot.gif', `GIF89a/*${' '.repeat(20)}*/=1;alert(1)`],
  ['a script behind the start of a RIFF file', 'sound.wav', `RIFF1234WAVE${html}`],
])('only downloads %s', async (_, name, text) => {
  const { member, project } = await createTeam(server);
  const { address, isImage } = await attach(member, project.id, { name, body: Buffer.from(text) });
  expect(isImage).toBe(false);
  const { headers } = await member.request('GET', address);
  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('content-disposition')).toBe(`attachment; filename=${name}`);
});

test('keeps nothing of a polyglot but its pixels', async () => {
  const { member, project } = await createTeam(server);
  const comment = Buffer.from(`\xff\xfe\x00\x40/*${html}*/`.padEnd(66), 'latin1');
  const jpeg = await drawPicture({ format: 'jpeg' });
  const body = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from(html)]);
  const { address, isImage } = await attach(member, project.id, { name: 'a.html', body });
  expect(isImage).toBe(true);
  const response = await member.request('GET', address);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(await response.text()).not.toContain('script');
});

const damaged = 'We can’t open this image. Save it again as a JPEG, PNG or WebP and try again.';
const noise = Buffer.from(Array.from({ length: 43_200 }, (_, at) => (at * 7919) % 251));

test.each([
  [
    'an image bomb',
    () => drawPicture({ width: 12_000, height: 12_000 }),
    'This image has more than 40 megapixels. Choose a smaller one.',
  ],
  [
    'half an image',
    async () => {
      const raw = { width: 120, height: 120, channels: 3 } as const;
      const whole = await sharp(noise, { raw }).png().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
    damaged,
  ],
  [
    'HTML behind the start of a PNG',
    () => Buffer.from(`\x89PNG\r\n\x1a\n${html}`, 'latin1'),
    damaged,
  ],
  [
    'an image of more than 5 MB',
    async () => Buffer.concat([await drawPicture(), Buffer.alloc(5 * 1024 * 1024)]),
    'This image is larger than 5 MB. Choose a smaller one.',
  ],
  ['an empty file', () => Buffer.alloc(0), 'This file is empty. Choose another one.'],
])('refuses %s and keeps nothing of it', async (_, draw, message) => {
  const { member, project } = await createTeam(server);
  const { body } = await refuseAttachment(member, project.id, { body: await draw() });
  expect([body.code, body.message]).toEqual(['invalid_input', message]);
  expect(await countRows(project.id)).toBe(0);
});

test.each(['a\nb.txt', 'invoice\u202Efdp.exe', '', 'x'.repeat(201)])(
  'refuses the name %j',
  async (name) => {
    const { member, project } = await createTeam(server);
    const { body } = await refuseAttachment(member, project.id, { name, body: Buffer.from('a') });
    expect(body.code).toBe('invalid_input');
  },
);

test('an upload that is cut at any tenth leaves nothing behind', async () => {
  const { member, project } = await createTeam(server);
  const file = Buffer.alloc(1024 * 1024, 'x');
  const before = await countKilobytes();
  for (let tenths = 0; tenths < 10; tenths += 1) {
    const { outgoing, status } = await startUpload(server, {
      person: member,
      projectId: project.id,
      bytes: file.length,
    });
    // What isn't taken back yet shows that the upload has begun.
    await expect.poll(countKilobytes).toBe(before + 1024);
    await new Promise((resolve) => {
      outgoing.write(file.subarray(0, (file.length * tenths) / 10), resolve);
    });
    outgoing.destroy();
    await expect(status).rejects.toThrow('socket hang up');
    await expect.poll(countKilobytes).toBe(before);
  }
  expect(await countRows(project.id)).toBe(0);
  await attach(member, project.id, { body: file });
  expect(await countRows(project.id)).toBe(1);
});

/** How much everyone has attached today, as far as that's counted. */
const countKilobytes = async () => {
  const { rows } = await server.pool.query<{ points: number }>(
    `select coalesce(sum(points), 0)::int as points from rate_limits
      where key like 'attached-kilobytes%'`,
  );
  return rows[0]!.points;
};
