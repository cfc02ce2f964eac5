import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createBuilding, endInHours, submit } from '#tests/factories/hackathons.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** A team of a hackathon that isn't listed, with its published result. */
async function createHidden() {
  const building = await createBuilding(server, ['Aino', 'Eetu'], { name: 'Secret Sprint' });
  const { organizer, people, teams, hackathon, params } = building;
  const [aino, team] = [people[0]!, teams[0]!];
  await submit(aino, team);
  await endInHours(server, hackathon, -1);
  await server.pool.query(`update hackathons set visibility = 'link' where slug = $1`, [
    hackathon.slug,
  ]);
  const places = [{ projectId: team.id, place: null }];
  await organizer.send('POST /hackathons/{slug}/results', { params, body: { places } });
  return { ...building, aino, team };
}

type Reader = Pick<Person, 'send' | 'request' | 'refused'>;

/** What a person sees of it on the pages of the team and its member. */
async function readHackathon(
  reader: Reader,
  { team, aino }: { team: { id: number }; aino: Person },
) {
  const project = { params: { projectId: team.id } };
  const person = { params: { userId: aino.id } };
  const { hackathon } = (await reader.send('GET /projects/{projectId}', project)).body;
  const { result } = (await reader.send('GET /projects/{projectId}/progress', project)).body;
  const { body: work } = await reader.send('GET /users/{userId}/participations', person);
  return [hackathon, result?.hackathon, work[0]?.result?.hackathon].map((one) => one?.name);
}

test('shows an unlisted hackathon and its teams only to its people and those who run it', async () => {
  const hidden = await createHidden();
  const { organizer, aino, team, hackathon } = hidden;
  const stranger = await createPerson(server);
  const visitor = openClient(server.url);
  for (const reader of [aino, organizer, hidden.people[1]!])
    expect(await readHackathon(reader, hidden)).toEqual(Array(3).fill('Secret Sprint'));
  for (const reader of [stranger, visitor]) {
    const { body: work } = await reader.send('GET /users/{userId}/participations', {
      params: { userId: aino.id },
    });
    expect(work.map(({ result }) => result?.hackathon)).toEqual([undefined]);
    const params = { projectId: team.id };
    for (const key of ['GET /projects/{projectId}', 'GET /projects/{projectId}/progress'] as const)
      expect((await reader.refused(key, { params })).body.code).toBe('not_found');
    for (const path of [`/projects/${team.id}`, `/badges/projects/${team.id}.svg`])
      expect([path, (await reader.request('GET', path)).status]).toEqual([path, 404]);
    for (const path of [
      `/api/projects/${team.id}`,
      `/api/projects/${team.id}/progress`,
      '/api/projects/search?page=0&size=100',
      `/api/users/${aino.id}/projects`,
      `/api/users/${aino.id}/profile`,
      `/api/users/${aino.id}/participations`,
      `/api/users/${aino.id}/resume.json`,
      `/api/hackathons/${hackathon.slug}/results`,
      `/api/projects/${team.id}/submission`,
      '/api/hackathons',
      `/projects/${team.id}`,
      `/profile/${aino.id}`,
      `/badges/projects/${team.id}.svg`,
      `/badges/profiles/${aino.id}.svg`,
    ]) {
      const text = await (await reader.request('GET', path)).text();
      expect([path, /secret.sprint/i.test(text)]).toEqual([path, false]);
    }
  }
});

test('POST …/members returns 404 to a non-participant for a team in an unlisted hackathon', async () => {
  const building = await createBuilding(server, ['Aino'], { name: 'Secret Sprint' });
  await server.pool.query(`update hackathons set visibility = 'link' where slug = $1`, [
    building.hackathon.slug,
  ]);
  const stranger = await createPerson(server);
  const params = { projectId: building.teams[0]!.id };
  const key = 'POST /projects/{projectId}/members';
  const { body } = await stranger.refused(key, { params });
  expect([body.code, body.message]).toEqual(['not_found', 'This project doesn’t exist.']);
});

test('an outsider can’t find, join, ask or report a team of an unlisted hackathon after its end', async () => {
  const hidden = await createHidden();
  const stranger = await createPerson(server);
  const params = { projectId: hidden.team.id };
  const subject = { kind: 'project', id: hidden.team.id } as const;
  for (const refuse of [
    () => stranger.refused('POST /projects/{projectId}/members', { params }),
    () => stranger.refused('POST /projects/{projectId}/join-requests', { params, body: {} }),
    () => stranger.refused('PUT /projects/{projectId}/waiting', { params, body: {} }),
    () => stranger.refused('POST /reports', { body: { subject, reason: 'spam' } }),
  ])
    expect((await refuse()).body.code).toBe('not_found');
  const of = { params: { userId: hidden.aino.id } };
  expect((await stranger.send('GET /users/{userId}/projects', of)).body).toEqual([]);
  expect((await hidden.organizer.send('GET /users/{userId}/projects', of)).body).toHaveLength(1);
  const { body } = await stranger.send('GET /users/{userId}/profile', of);
  expect(body.recentProjects).toEqual([]);
});
