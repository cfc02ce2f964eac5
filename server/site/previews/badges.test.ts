import { beforeAll, expect, test } from 'vitest';
import { giveWork } from '#tests/factories/credentials.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { drawBadge } from './draw-badge.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const get = (path: string) => fetch(server.url + path, { headers: { accept: 'image/*' } });

test('a project’s badge shows its openings, and other sites can embed it', async () => {
  const { project } = await createTeam(server, { teamSize: 4 });
  const reply = await get(`/badges/projects/${project.id}.svg`);
  expect(reply.headers.get('content-type')).toContain('image/svg+xml');
  expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(reply.headers.get('content-security-policy')).toContain('sandbox');
  expect(await reply.text()).toContain('<title>Pieces: 2 openings</title>');
});

test('a person’s badge tells what they did in teams', async () => {
  const { creator, member, project } = await createTeam(server);
  await giveWork(server, member, { projectId: project.id });
  const title = `Pieces: ${member.name}, 5 tickets (3 reviewed)`;
  expect(await (await get(`/badges/profiles/${member.id}.svg`)).text()).toContain(title);
  await giveWork(server, creator, { projectId: project.id, people: 1 });
  expect(await (await get(`/badges/profiles/${creator.id}.svg`)).text()).toContain(
    `<title>Pieces: ${creator.name}</title>`,
  );
});

test.each(['projects/999999999.svg', 'profiles/999999999.svg', 'teams/1.svg', 'projects/1.png'])(
  'there’s no badge at %s',
  async (path) => {
    expect((await get(`/badges/${path}`)).status).toBe(404);
  },
);

test('a name can’t add anything to the picture', () => {
  const svg = drawBadge(`</text><script>alert("1")</script>${'x'.repeat(100)}`);
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('…');
});
