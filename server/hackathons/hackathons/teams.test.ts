import { beforeAll, describe, expect, test } from 'vitest';
import {
  createHackathon,
  createParticipants,
  formTeam,
  joinTeam,
} from '#tests/factories/hackathons.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject, listTickets } from '#tests/factories/projects.ts';
import { createPreviews } from '#server/site/previews/previews.ts';
import { openClient } from '#tests/client.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let otherUrl: string;

beforeAll(async () => {
  server = await startTestServer();
  otherUrl = await server.startAnother();
});

const form = 'POST /hackathons/{slug}/teams';
const list = 'GET /hackathons/{slug}/teams';
const join = 'POST /projects/{projectId}/members';
const body = { name: 'Night Ferry', description: 'Ferries after midnight' };

/** A hackathon with some people who have signed up. */
async function createEvening(
  firstNames: readonly string[],
  fields: Parameters<typeof createHackathon>[1] = {},
) {
  const organizer = await createPerson(server, 'Organizer');
  const hackathon = await createHackathon(organizer, fields);
  const people = await createParticipants(server, hackathon, firstNames);
  return { organizer, hackathon, people, params: { slug: hackathon.slug } };
}

const at = (url: string, person: Person) => ({ ...person, ...openClient(url, person.cookies) });
const readTeam = async (person: Person, { slug }: { slug: string }) =>
  (await person.send('GET /hackathons/{slug}', { params: { slug } })).body.own?.team;

describe('starting a team', () => {
  test('makes a project with its roles and the tickets of the hackathon', async () => {
    const template = [{ title: 'Say hello' }, { title: 'Sketch it', type: 'Story' as const }];
    const { hackathon, people, params } = await createEvening(['Juno', 'Eetu'], {
      template,
      teamMost: 4,
    });
    const [juno, eetu] = people as [Person, Person];
    const team = await formTeam(juno, hackathon, { roles: [{ name: 'UX designer' }] });
    expect(team).toMatchObject({
      name: 'Night Ferry',
      teamSize: 4,
      creator: { id: juno.id },
      lookingFor: ['UX designer'],
      roles: [{ discipline: 'Design', free: 1 }],
      hackathon: { slug: hackathon.slug, name: hackathon.name },
    });
    const tickets = await listTickets(juno, team.id);
    expect(tickets.map(({ title, type }) => ({ title, type }))).toEqual([
      { title: 'Say hello', type: 'Task' },
      { title: 'Sketch it', type: 'Story' },
    ]);
    expect(await readTeam(juno, hackathon)).toEqual({ projectId: team.id, name: team.name });
    const { body: teams } = await eetu.send(list, { params });
    expect(teams).toMatchObject([{ id: team.id, can: { join: true } }]);
  });

  test('returns already_in_a_team to someone on another team', async () => {
    const { hackathon, people, params } = await createEvening(['Juno']);
    await formTeam(people[0]!, hackathon);
    const refused = await people[0]!.refused(form, { params, body });
    expect(refused.body.code).toBe('already_in_a_team');
  });

  test('is only for people who have signed up, if participants form the teams', async () => {
    const { organizer, hackathon, people, params } = await createEvening(['A', 'B', 'C'], {
      mostPeople: 2,
    });
    for (const person of [organizer, people[2]!])
      expect((await person.refused(form, { params, body })).status).toBe(403);
    await server.pool.query(`update hackathons set forming = 'organizer' where slug = $1`, [
      hackathon.slug,
    ]);
    expect((await people[0]!.refused(form, { params, body })).status).toBe(403);
  });

  test('returns too_late once the teams are published', async () => {
    const { hackathon, people, params } = await createEvening(['Juno']);
    await server.pool.query('update hackathons set teams_published_at = now() where slug = $1', [
      hackathon.slug,
    ]);
    const refused = await people[0]!.refused(form, { params, body });
    expect(refused.body.code).toBe('too_late');
  });
});

describe('joining a team of a hackathon', () => {
  test('is only for people who have signed up there', async () => {
    const { organizer, hackathon, people } = await createEvening(['A', 'B', 'C'], {
      mostPeople: 2,
    });
    const team = await formTeam(people[0]!, hackathon);
    const params = { projectId: team.id };
    const stranger = await createPerson(server);
    for (const person of [stranger, organizer, people[2]!]) {
      expect((await person.refused(join, { params })).body.code).toBe('forbidden');
      const seen = await person.send('GET /projects/{projectId}', { params });
      expect(seen.body.can).toMatchObject({ join: false, wait: false });
    }
    const seen = await people[1]!.send('GET /projects/{projectId}', { params });
    expect(seen.body.can.join).toBe(true);
    await joinTeam(people[1]!, team);
    await people[0]!.refused('POST /projects/{projectId}/invitations', {
      params,
      body: { userId: stranger.id },
    });
  });

  test('has no waiting list', async () => {
    const { hackathon, people } = await createEvening(['A', 'B', 'C'], {
      teamLeast: 2,
      teamMost: 2,
    });
    const [first, second, third] = people as [Person, Person, Person];
    const team = await formTeam(first, hackathon);
    await joinTeam(second, team);
    const params = { projectId: team.id };
    expect((await third.send('GET /projects/{projectId}', { params })).body.can.wait).toBe(false);
    const refused = await third.refused('PUT /projects/{projectId}/waiting', { params, body: {} });
    expect(refused.status).toBe(403);
  });

  test('returns already_in_a_team for a second one, until they leave the first', async () => {
    const { hackathon, people } = await createEvening(['A', 'B', 'C']);
    const [first, second, third] = people as [Person, Person, Person];
    const one = await formTeam(first, hackathon);
    const other = await formTeam(second, hackathon, { name: 'Tide Table' });
    await joinTeam(third, one);
    const refused = await third.refused(join, { params: { projectId: other.id } });
    expect(refused.body).toMatchObject({
      code: 'already_in_a_team',
      message: `You’re already on Night Ferry. Leave that team to join another one in ${hackathon.name}.`,
    });
    const leave = 'DELETE /hackathons/{slug}/people/me';
    const left = await third.refused(leave, { params: { slug: hackathon.slug } });
    expect(left.body.code).toBe('already_in_a_team');
    await third.send('DELETE /projects/{projectId}/members/{userId}', {
      params: { projectId: one.id, userId: third.id },
    });
    expect(await readTeam(third, hackathon)).toBeNull();
    await joinTeam(third, other);
    expect((await readTeam(third, hackathon))?.projectId).toBe(other.id);
  });

  test('keeps someone on the first team when they join one and start one simultaneously', async () => {
    const { hackathon, people, params } = await createEvening(['A', 'B']);
    const [first, second] = people as [Person, Person];
    const team = await formTeam(first, hackathon);
    const client = await server.pool.connect();
    await client.query('begin');
    await client.query('lock table project_members in share mode');
    const joining = joinTeam(second, team);
    await waitForLock(server.pool);
    const refused = at(otherUrl, second).refused(form, { params, body });
    await waitForLock(server.pool, 2);
    await client.query('rollback');
    client.release();
    await joining;
    expect((await refused).body.code).toBe('already_in_a_team');
  });

  test('keeps someone on one team when they join two simultaneously on two processes', async () => {
    const { hackathon, people } = await createEvening(['A', 'B', 'C', 'D']);
    const [first, second, third, fourth] = people as [Person, Person, Person, Person];
    const one = await formTeam(first, hackathon);
    const other = await formTeam(second, hackathon);
    const outcomes = await Promise.allSettled([
      joinTeam(third, one),
      joinTeam(at(otherUrl, third), other),
      formTeam(at(otherUrl, third), hackathon),
      joinTeam(fourth, other),
    ]);
    const places = outcomes.slice(0, 3).map(({ status }) => status);
    expect(places.toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const reasons = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [String(one.reason)] : [],
    );
    for (const reason of reasons) expect(reason).toContain('already_in_a_team');
  });

  test('joining a team and leaving the hackathon simultaneously leaves someone in both or neither', async () => {
    const { hackathon, people, params } = await createEvening(['A', 'B']);
    const [first, second] = people as [Person, Person];
    const team = await formTeam(first, hackathon);
    await Promise.allSettled([
      joinTeam(second, team),
      at(otherUrl, second).send('DELETE /hackathons/{slug}/people/me', { params }),
    ]);
    const { ownState, own } = (await second.send('GET /hackathons/{slug}', { params })).body;
    const { members } = (
      await first.send('GET /projects/{projectId}', { params: { projectId: team.id } })
    ).body;
    const isMember = members.some(({ userId }) => userId === second.id);
    expect([ownState, isMember]).toEqual(isMember ? ['signed_up', true] : ['left', false]);
    expect(own?.team?.projectId).toBe(isMember ? team.id : undefined);
  });

  test('doesn’t count toward the limits of teams', async () => {
    const { hackathon, people } = await createEvening(['A', 'B']);
    const [first, second] = people as [Person, Person];
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
      await createProject(second, { name: `${name} Project` });
    await joinTeam(second, await formTeam(first, hackathon));
    const params = { projectId: (await createProject(first)).id };
    expect((await second.refused(join, { params })).body.code).toBe('limit_reached');
  });

  test('returns already_in_a_team when a lead accepts someone who joined another team', async () => {
    const { hackathon, people } = await createEvening(['A', 'B', 'C']);
    const [first, second, third] = people as [Person, Person, Person];
    const asking = await formTeam(first, hackathon, { joining: 'ask' });
    const { body: request } = await third.send('POST /projects/{projectId}/join-requests', {
      params: { projectId: asking.id },
      body: {},
    });
    await joinTeam(third, await formTeam(second, hackathon, { name: 'Tide Table' }));
    const refused = await first.refused('POST /join-requests/{requestId}/answer', {
      params: { requestId: request.id },
      body: { answer: 'accepted', text: '' },
    });
    expect(refused.body).toMatchObject({
      code: 'already_in_a_team',
      message: 'They’re already on Tide Table.',
    });
  });

  test('is open to everyone like any team once the hackathon is over', async () => {
    const { hackathon, people } = await createEvening(['A', 'B']);
    const team = await formTeam(people[0]!, hackathon);
    const other = await formTeam(people[1]!, hackathon);
    await server.pool.query(
      `update hackathons set opens_at = now() - interval '9 hours', closes_at = now() - interval '8 hours',
              starts_at = now() - interval '8 hours', ends_at = now() - interval '1 hour'
        where slug = $1`,
      [hackathon.slug],
    );
    await joinTeam(await createPerson(server), team);
    await joinTeam(people[0]!, other);
    const params = { projectId: other.id };
    const seen = await people[1]!.send('GET /projects/{projectId}', { params });
    expect(seen.body.currentMembers).toBe(2);
  });
});

test('a deleted team is only restored if its creator has no other team', async () => {
  const { hackathon, people } = await createEvening(['A', 'B']);
  const [first, second] = people as [Person, Person];
  const team = await formTeam(first, hackathon);
  const params = { projectId: team.id };
  const restore = 'POST /projects/{projectId}/restoration';
  await first.send('DELETE /projects/{projectId}', { params });
  const other = await formTeam(second, hackathon);
  await joinTeam(first, other);
  expect((await first.refused(restore, { params })).body.code).toBe('already_in_a_team');
  await first.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { projectId: other.id, userId: first.id },
  });
  await first.send(restore, { params });
  expect(await readTeam(first, hackathon)).toEqual({ projectId: team.id, name: team.name });
});

test('teams of a hackathon aren’t found among other projects', async () => {
  const { hackathon, people } = await createEvening(['A', 'B']);
  const name = 'Unlisted Lighthouse';
  const team = await formTeam(people[0]!, hackathon, { name, roles: [{ name: 'UX designer' }] });
  const search = await people[1]!.send('GET /projects/search', { query: { searchQuery: name } });
  expect(search.body.content).toEqual([]);
  const { body: open } = await people[1]!.send('GET /projects/open');
  expect(open.map(({ id }) => id)).not.toContain(team.id);
  const { rows } = await server.pool.query('select from openings where project_id = $1', [team.id]);
  expect(rows).toEqual([]);
  const preview = await createPreviews({ db: server.db }).find.projects(team.id);
  expect(preview?.head.isIndexed).toBe(false);
  const sitemap = await fetch(`${server.url}/sitemaps/1.xml`);
  expect(await sitemap.text()).not.toContain(`/projects/${team.id}<`);
});
