import { beforeAll, expect, test } from 'vitest';
import type { Proposal } from '#contract/hackathons/proposals.ts';
import { openClient } from '#tests/client.ts';
import { createParticipants, formTeam, joinTeam } from '#tests/factories/hackathons.ts';
import { createPerson } from '#tests/factories/people.ts';
import {
  addManyPeople,
  createEvent,
  type Event,
  proposalForm,
  propose,
  teamsOf,
  wishForEachOther,
} from '#tests/factories/proposals.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

const publish = 'POST /hackathons/{slug}/proposals/{proposalId}/publication';
const change = 'PUT /hackathons/{slug}/proposals/{proposalId}';
const leave = 'DELETE /hackathons/{slug}/people/me';
const names = ['Aino', 'Juno', 'Sofia', 'Eetu', 'Mika', 'Noor'];

let server: TestServer;
let urls: string[];

beforeAll(async () => {
  server = await startTestServer();
  urls = [server.url, await server.startAnother()];
});

const at = ({ params }: Event, { id: proposalId }: Proposal) => ({ ...params, proposalId });
const idsOf = (people: { id: number }[]) => people.map(({ id }) => id);
const inOrder = (numbers: number[]) => numbers.toSorted((left, right) => left - right);

const publishAs = (
  { organizer, ...event }: Event,
  proposal: Proposal,
  withoutTeam: number[] = [],
) =>
  organizer.send(publish, {
    params: at({ organizer, ...event }, proposal),
    body: { version: proposal.version, withoutTeam },
  });

const refusedFor = ({ organizer, ...event }: Event, proposal: Proposal) =>
  organizer.refused(publish, {
    params: at({ organizer, ...event }, proposal),
    body: { version: proposal.version },
  });

const getTeams = async ({ organizer, params }: Event) =>
  (await organizer.send('GET /hackathons/{slug}/teams', { params })).body;

test('forty people get teams in one evening: everyone has one, with a common language and those they want to be with', async () => {
  const event = await createEvent(server, {
    teamLeast: 3,
    teamMost: 5,
    wanted: ['Front-end', 'Back-end', 'Design'],
    template: [{ title: 'Say hello' }, { title: 'Agree on an idea', type: 'Story' }],
  });
  const people = await addManyPeople(server, event, 40);
  const [aino, juno] = people;
  await wishForEachOther(event, [aino!, juno!]);
  const proposal = await propose(event, { seed: 3 });
  expect(teamsOf(await propose(event, { seed: 3 }))).toEqual(teamsOf(proposal));
  const draft = await propose(event, { seed: 3 });
  const { body: projects } = await publishAs(event, draft);
  expect(projects).toHaveLength(10);
  const teams = projects.map(({ members }) => members.map(({ userId }) => userId));
  expect(inOrder(teams.flat())).toEqual(inOrder(idsOf(people)));
  expect(teams.some((team) => team.includes(aino!.id) && team.includes(juno!.id))).toBe(true);
  for (const { warnings } of draft.teams) expect(warnings).not.toContain('No common language');
  for (const { members, creator, name } of projects) {
    expect(members.length).toBeGreaterThanOrEqual(3);
    expect(members.length).toBeLessThanOrEqual(5);
    const proposed = draft.teams.find((team) => team.name === name)!;
    expect(creator.id).toBe(proposed.people[0]!.id);
    expect(members.every(({ role }) => role !== '')).toBe(true);
  }
  expect(projects.some(({ creator }) => creator.id === event.organizer.id)).toBe(false);
});

test('a published team gets a board from the template, open roles for missing skills, and one notification', async () => {
  const event = await createEvent(server, {
    teamMost: 4,
    wanted: ['Front-end', 'Design'],
    template: [
      { title: 'Say hello' },
      { title: 'Agree on an idea', description: '- [ ] Three ideas', type: 'Story' },
    ],
  });
  const people = await createParticipants(server, event, names.slice(0, 3));
  const { body: projects } = await publishAs(event, await propose(event));
  const [project] = projects;
  expect(project).toMatchObject({ name: 'Team 1', teamSize: 4, lookingFor: ['Design'] });
  expect(project!.roles.map(({ name, places, free }) => [name, places, free])).toEqual([
    ['Front-end', 3, 0],
    ['Design', 1, 1],
  ]);
  const { body: board } = await people[1]!.send('GET /projects/{projectId}/tickets', {
    params: { projectId: project!.id },
  });
  expect(
    board.content.map(({ title, type, status, number }) => [title, type, status, number]),
  ).toEqual([
    ['Say hello', 'Task', 'Backlog', 1],
    ['Agree on an idea', 'Story', 'Backlog', 2],
  ]);
  for (const person of people)
    expect(await notifiedTexts(person)).toEqual([
      'Your team in Harbour Night is Team 1',
      'You’re in Harbour Night',
    ]);
});

test('credits a team’s creation only to someone who starts it for an idea', async () => {
  const event = await createEvent(server);
  const [founder] = await createParticipants(server, event, ['Noor']);
  await formTeam(founder!, event);
  await addManyPeople(server, event, 4);
  const { body: teams } = await publishAs(event, await propose(event));
  const created = teams.find(
    ({ members }) => !members.some(({ userId }) => userId === founder!.id),
  );
  const awardsOf = async (userId: number) => {
    const { body } = await founder!.send('GET /users/{userId}/profile', { params: { userId } });
    return [...body.badges, ...body.achievements].map(({ name }) => name);
  };
  expect(await awardsOf(created!.creator.id)).toEqual(['First team']);
  expect(await awardsOf(founder!.id)).toEqual(['Founder', 'First project']);
});

test('refuses people_without_team with their names, unless the organizer lists them', async () => {
  const event = await createEvent(server);
  const [aino, juno] = await createParticipants(server, event, names);
  const proposal = await propose(event);
  const form = proposalForm(proposal);
  for (const team of form.teams)
    team.people = team.people.filter((id) => ![aino!.id, juno!.id].includes(id));
  const params = at(event, proposal);
  const { body: changed } = await event.organizer.send(change, { params, body: form });
  const { status, body } = await refusedFor(event, changed);
  expect([status, body.code]).toEqual([409, 'people_without_team']);
  expect(body.message).toBe(`${aino!.name} and ${juno!.name} don’t have a team yet.`);
  expect(await getTeams(event)).toEqual([]);
  const { body: projects } = await publishAs(event, changed, [aino!.id, juno!.id]);
  expect(projects.flatMap(({ members }) => members)).toHaveLength(4);
});

test('publishing again returns the same teams', async () => {
  const event = await createEvent(server);
  await createParticipants(server, event, names);
  const proposal = await propose(event);
  const { body: first } = await publishAs(event, proposal);
  const { body: second } = await publishAs(event, proposal);
  expect(idsOf(second)).toEqual(idsOf(first));
  expect(await getTeams(event)).toHaveLength(2);
});

test('publishes one set of teams when two organizers publish at the same time', async () => {
  const event = await createEvent(server);
  await createParticipants(server, event, names);
  const other = await createPerson(server, 'Fatima');
  await event.organizer.send('PUT /hackathons/{slug}/staff/{userId}', {
    params: { ...event.params, userId: other.id },
    body: { role: 'organizer' },
  });
  const proposal = await propose(event);
  await other.send('GET /auth/me');
  const replies = await Promise.all(
    [event.organizer, other].map(({ cookies }, index) =>
      openClient(urls[index]!, cookies).send(publish, {
        params: at(event, proposal),
        body: { version: proposal.version },
      }),
    ),
  );
  const [first, second] = replies.map(({ body }) => inOrder(idsOf(body)));
  expect(first).toEqual(second);
  expect(inOrder(idsOf(await getTeams(event)))).toEqual(first);
});

test('stale_proposal names someone who left in the meantime, and the others can then be published', async () => {
  const event = await createEvent(server);
  const [aino] = await createParticipants(server, event, names);
  const proposal = await propose(event);
  await aino!.send(leave, { params: event.params });
  const { status, body } = await refusedFor(event, proposal);
  expect([status, body.code]).toEqual([409, 'stale_proposal']);
  expect(body.message).toBe(`${aino!.name} has left the hackathon.`);
  expect(await getTeams(event)).toEqual([]);
  const { body: projects } = await publishAs(event, body.current as Proposal);
  expect(projects.flatMap(({ members }) => members)).toHaveLength(5);
});

test('stale_proposal names someone who started a team in the meantime', async () => {
  const event = await createEvent(server);
  const [aino] = await createParticipants(server, event, names);
  const proposal = await propose(event);
  await formTeam(aino!, event);
  const { body } = await refusedFor(event, proposal);
  expect(body.message).toBe(`${aino!.name} has joined Night Ferry.`);
});

test('stale_proposal names two people if one blocked the other in the meantime', async () => {
  const event = await createEvent(server);
  const people = await createParticipants(server, event, names);
  const proposal = await propose(event);
  const [one, other] = teamsOf(proposal)[0]!.map((id) => people.find((one) => one.id === id)!);
  await one!.send('PUT /users/blocks/{userId}', { params: { userId: other!.id } });
  const { body } = await refusedFor(event, proposal);
  expect(body.code).toBe('stale_proposal');
  expect(body.message).toMatch(/are kept apart/);
});

/** Publishes a proposal, and on another process does something else once that has begun. */
async function publishDuring(
  event: Event,
  proposal: Proposal,
  work: (url: string) => Promise<Response>,
) {
  const client = await server.pool.connect();
  await client.query('begin');
  await client.query('lock table project_members in share mode');
  const publishing = event.organizer.request('POST', pathOf(event, proposal), {
    body: { version: proposal.version },
  });
  await waitForLock(server.pool);
  const working = work(urls[1]!);
  await waitForLock(server.pool, 2);
  await client.query('rollback');
  client.release();
  return [await publishing, await working] as const;
}

test('someone who joins a team during publication is on one team', async () => {
  const event = await createEvent(server);
  const [founder, member, ...others] = await createParticipants(server, event, names);
  const team = await formTeam(founder!, event);
  await joinTeam(member!, team);
  const joiner = others[0]!;
  const proposal = await propose(event);
  const [published, joined] = await publishDuring(event, proposal, (url) =>
    openClient(url, joiner.cookies).request('POST', `/api/projects/${team.id}/members`, {
      body: {},
    }),
  );
  expect([published.status, joined.status]).toEqual([200, 409]);
});

test('someone who leaves during publication stays on their team', async () => {
  const event = await createEvent(server);
  const [leaver] = await createParticipants(server, event, names);
  const proposal = await propose(event);
  const [published, left] = await publishDuring(event, proposal, (url) =>
    openClient(url, leaver!.cookies).request('DELETE', `/api/hackathons/${event.slug}/people/me`),
  );
  expect([published.status, left.status]).toEqual([200, 409]);
});

test('canceling a hackathon on another process while teams are published leaves all of them or none', async () => {
  const event = await createEvent(server);
  await createParticipants(server, event, names);
  const proposal = await propose(event);
  const [published, canceled] = await Promise.all([
    event.organizer.request('POST', pathOf(event, proposal), {
      body: { version: proposal.version },
    }),
    openClient(urls[1]!, event.organizer.cookies).request(
      'POST',
      `/api/hackathons/${event.slug}/cancellation`,
      { body: { reason: 'The room is flooded' } },
    ),
  ]);
  expect(canceled.status).toBe(200);
  const teams = await getTeams(event);
  expect(teams.flatMap(({ members }) => members)).toHaveLength(published.ok ? 6 : 0);
});

const pathOf = ({ slug }: Event, { id }: Proposal) =>
  `/api/hackathons/${slug}/proposals/${id}/publication`;

test('a team that people started gets the people who are proposed for it', async () => {
  const event = await createEvent(server, { teamLeast: 3, teamMost: 4 });
  const [founder, ...others] = await createParticipants(server, event, names.slice(0, 3));
  const team = await formTeam(founder!, event);
  const { body: projects } = await publishAs(event, await propose(event));
  expect(idsOf(projects)).toEqual([team.id]);
  expect(projects[0]!.members.map(({ userId }) => userId)).toEqual(idsOf([founder!, ...others]));
});

test('publishing and proposing teams don’t wait for each other', async () => {
  const event = await createEvent(server);
  await createParticipants(server, event, names);
  const proposal = await propose(event);
  const other = openClient(urls[1]!, event.organizer.cookies);
  const holder = await server.pool.connect();
  await holder.query('begin');
  await holder.query('lock table proposals in share mode');
  const path = `/api/hackathons/${event.slug}/proposals`;
  const proposed = other.request('POST', path, { body: {} });
  await waitForLock(server.pool);
  const body = { version: proposal.version };
  const published = event.organizer.request('POST', pathOf(event, proposal), { body });
  await waitForLock(server.pool, 2);
  await holder.query('rollback');
  holder.release();
  // The published teams are outdated by then.
  expect([(await proposed).status, (await published).status]).toEqual([201, 409]);
});
