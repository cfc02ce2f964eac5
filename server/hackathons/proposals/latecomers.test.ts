import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createParticipants, endInHours, submit } from '#tests/factories/hackathons.ts';
import {
  addPerson,
  createEvent,
  type Event,
  proposalForm,
  propose,
} from '#tests/factories/proposals.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

const places = 'GET /hackathons/{slug}/people/{userId}/places';
const place = 'PUT /hackathons/{slug}/people/{userId}/team';
const merges = 'GET /hackathons/{slug}/merges';
const merge = 'POST /hackathons/{slug}/merges';

let server: TestServer;
let urls: string[];

beforeAll(async () => {
  server = await startTestServer();
  urls = [server.url, await server.startAnother()];
});

/** Publishes teams of these sizes; returns their projects. */
async function publishTeams(event: Event, sizes: number[]) {
  const { organizer, params } = event;
  const people = await createParticipants(
    server,
    event,
    Array.from({ length: sizes.reduce((sum, size) => sum + size, 0) }, () => 'Aino'),
  );
  const proposal = await propose(event);
  const left = people.map(({ id }) => id);
  const form = proposalForm(proposal);
  form.teams = sizes.map((size, at) => ({
    ...form.teams[0]!,
    name: `Crew ${at + 1}`,
    people: left.splice(0, size),
  }));
  const proposalId = proposal.id;
  const { body } = await organizer.send('PUT /hackathons/{slug}/proposals/{proposalId}', {
    params: { ...params, proposalId },
    body: form,
  });
  const published = await organizer.send(
    'POST /hackathons/{slug}/proposals/{proposalId}/publication',
    { params: { ...params, proposalId }, body: { version: body.version } },
  );
  const projects = published.body.toSorted((left, right) => left.id - right.id);
  return { people, projects };
}

const ofPerson = ({ params }: Event, { id: userId }: { id: number }) => ({ ...params, userId });

test('someone late is offered the teams that need them most, and put into one', async () => {
  const event = await createEvent(server, { teamLeast: 3, teamMost: 4, wanted: ['Design'] });
  const { projects } = await publishTeams(event, [4, 3, 2]);
  const late = await addPerson(server, event, { disciplines: ['Design'] });
  const params = ofPerson(event, late);
  const { body: offered } = await event.organizer.send(places, { params });
  expect(offered.map(({ name, people, words }) => [name, people, words])).toEqual([
    ['Crew 3', 2, 'Only 2 people so far, nobody for Design yet'],
    ['Crew 2', 3, 'Nobody for Design yet'],
  ]);
  const body = { projectId: projects[2]!.id };
  const { body: project } = await event.organizer.send(place, { params, body });
  expect(project.members.at(-1)).toMatchObject({ userId: late.id, role: 'Design' });
  // Idempotent.
  await event.organizer.send(place, { params, body });
  expect((await event.organizer.send(places, { params })).body).toEqual([]);
  const other = { projectId: projects[1]!.id };
  const refused = await event.organizer.refused(place, { params, body: other });
  expect(refused.body).toMatchObject({
    code: 'already_in_a_team',
    message: `${late.name} is already on a team.`,
  });
});

test('offers and allows no team with someone who has blocked the person', async () => {
  const event = await createEvent(server);
  const { people, projects } = await publishTeams(event, [2]);
  const late = await addPerson(server, event);
  await people[1]!.send('PUT /users/blocks/{userId}', { params: { userId: late.id } });
  const params = ofPerson(event, late);
  expect((await event.organizer.send(places, { params })).body).toEqual([]);
  const { body } = await event.organizer.refused(place, {
    params,
    body: { projectId: projects[0]!.id },
  });
  expect(body.code).toBe('forbidden');
});

test('keeps someone on one team when two organizers place them simultaneously on two processes', async () => {
  const event = await createEvent(server);
  const { projects } = await publishTeams(event, [2, 2]);
  const late = await addPerson(server, event);
  const path = `/api/hackathons/${event.slug}/people/${late.id}/team`;
  const client = await server.pool.connect();
  await client.query('begin');
  await client.query('lock table project_members in share mode');
  const placing: Promise<Response>[] = [];
  for (const [at, { id }] of projects.entries()) {
    const organizer = openClient(urls[at]!, event.organizer.cookies);
    placing.push(organizer.request('PUT', path, { body: { projectId: id } }));
    await waitForLock(server.pool, at + 1);
  }
  await client.query('rollback');
  client.release();
  const replies = await Promise.all(placing);
  expect(replies.map(({ status }) => status)).toEqual([200, 409]);
});

test('merges a team that is too small into another without losing anything', async () => {
  const event = await createEvent(server, { teamLeast: 3, teamMost: 4 });
  const { people, projects } = await publishTeams(event, [4, 2, 2]);
  const { organizer, params } = event;
  const { body: possible } = await organizer.send(merges, { params });
  expect(possible.map(({ from, into }) => [from.name, into.name])).toEqual([['Crew 3', 'Crew 2']]);
  const body = { from: possible[0]!.from.projectId, into: possible[0]!.into.projectId };
  const { body: merged } = await organizer.send(merge, { params, body });
  expect(merged.members.map(({ userId }) => userId)).toEqual(people.slice(4).map(({ id }) => id));
  // Idempotent.
  await organizer.send(merge, { params, body });
  expect((await organizer.send(merges, { params })).body).toEqual([]);
  const unknown = await organizer.refused(merge, { params, body: { ...body, from: 999_999 } });
  expect(unknown.body.code).toBe('not_found');
  const { body: teams } = await organizer.send('GET /hackathons/{slug}/teams', { params });
  expect(teams.map(({ id }) => id)).toEqual(projects.slice(0, 2).map(({ id }) => id));
  const { body: empty } = await people[6]!.send('GET /projects/{projectId}', {
    params: { projectId: projects[2]!.id },
  });
  expect(empty).toMatchObject({ status: 'Completed', summary: 'Merged into Crew 2.' });
});

test('merges two teams once when two organizers merge them in opposite directions', async () => {
  const event = await createEvent(server, { teamMost: 4 });
  const { people, projects } = await publishTeams(event, [2, 2]);
  const [first, second] = projects.map(({ id }) => id);
  const replies = await Promise.all(
    [
      { from: first, into: second },
      { from: second, into: first },
    ].map((body, at) =>
      openClient(urls[at]!, event.organizer.cookies).request(
        'POST',
        `/api/hackathons/${event.slug}/merges`,
        { body },
      ),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const { body: teams } = await event.organizer.send('GET /hackathons/{slug}/teams', {
    params: event.params,
  });
  expect(teams.map(({ members }) => members.length)).toEqual([people.length]);
});

test('teams aren’t merged if two people are kept apart', async () => {
  const event = await createEvent(server);
  const { people, projects } = await publishTeams(event, [1, 2]);
  await people[0]!.send('PUT /users/blocks/{userId}', { params: { userId: people[2]!.id } });
  const { params, organizer } = event;
  expect((await organizer.send(merges, { params })).body).toEqual([]);
  const body = { from: projects[0]!.id, into: projects[1]!.id };
  expect((await organizer.refused(merge, { params, body })).body.code).toBe('forbidden');
});

test('returns forbidden when merging a team that has submitted something', async () => {
  const event = await createEvent(server, { teamLeast: 2 });
  const { people, projects } = await publishTeams(event, [1, 1]);
  await endInHours(server, event, 1);
  await submit(people[0]!, projects[0]!);
  const { params, organizer } = event;
  const [from, into] = [projects[0]!.id, projects[1]!.id];
  const { body } = await organizer.refused(merge, { params, body: { from, into } });
  expect(body).toMatchObject({
    code: 'forbidden',
    message: 'Crew 1 has submitted something, so it can’t be merged into a team.',
  });
  await organizer.send(merge, { params, body: { from: into, into: from } });
});

test('teams that have submitted something aren’t suggested for merging', async () => {
  const event = await createEvent(server, { teamLeast: 3, teamMost: 4 });
  const { people, projects } = await publishTeams(event, [2, 2, 1]);
  const { params, organizer } = event;
  const list = async () =>
    (await organizer.send(merges, { params })).body.map(({ from, into }) => [from.name, into.name]);
  expect(await list()).toEqual([['Crew 3', expect.any(String)]]);
  await endInHours(server, event, 1);
  await submit(people[2]!, projects[1]!);
  expect(await list()).toEqual([['Crew 3', 'Crew 1']]);
  await submit(people[4]!, projects[2]!);
  expect(await list()).toEqual([]);
});

test.each([
  ['submits', [200, 403]],
  ['is merged', [404, 200]],
])(
  'either submits or merges a team when both happen at the same time: it %s first',
  async (first, expected) => {
    const event = await createEvent(server, { teamLeast: 2 });
    const { people, projects } = await publishTeams(event, [1, 1]);
    await endInHours(server, event, 1);
    const [from, into] = projects.map(({ id }) => id) as [number, number];
    const form = { title: 'Ferries after midnight', text: 'A map', version: 0 };
    const acts = [
      () =>
        openClient(urls[0]!, people[0]!.cookies).request(
          'PUT',
          `/api/projects/${from}/submission`,
          {
            body: form,
          },
        ),
      () =>
        openClient(urls[1]!, event.organizer.cookies).request(
          'POST',
          `/api/hackathons/${event.slug}/merges`,
          { body: { from, into } },
        ),
    ];
    if (first === 'is merged') acts.reverse();
    const client = await server.pool.connect();
    await client.query('begin');
    await client.query('select from hackathons where slug = $1 for update', [event.slug]);
    const replies = [];
    for (const [at, act] of acts.entries()) {
      replies.push(act());
      await waitForLock(server.pool, at + 1);
    }
    await client.query('commit');
    client.release();
    const statuses = (await Promise.all(replies)).map(({ status }) => status);
    expect(first === 'is merged' ? statuses.toReversed() : statuses).toEqual(expected);
    const { rows } = await server.pool.query(
      `select (select count(*)::int from submissions where project_id = $1) as submitted,
            (select count(*)::int from hackathon_places where project_id = $1) as people`,
      [from],
    );
    expect(rows).toEqual([
      first === 'submits' ? { submitted: 1, people: 1 } : { submitted: 0, people: 0 },
    ]);
  },
);
