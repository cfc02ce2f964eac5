import { beforeAll, expect, test } from 'vitest';
import {
  addStaff,
  createParticipants,
  formTeam,
  joinTeam,
  signUp,
} from '#tests/factories/hackathons.ts';
import { day } from '#contract/values/durations.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import {
  addPerson,
  createEvent,
  type Event,
  proposalForm,
  propose,
  teamsOf,
  wishForEachOther,
} from '#tests/factories/proposals.ts';
import { answerAbout, buildTogether } from '#tests/factories/teammates.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /hackathons/{slug}/proposals';
const create = 'POST /hackathons/{slug}/proposals';
const change = 'PUT /hackathons/{slug}/proposals/{proposalId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const at = ({ params }: Event, proposalId: number) => ({ params: { ...params, proposalId } });
const idsOf = (people: { id: number }[]) => people.map(({ id }) => id);

const areTogether = (teams: number[][], people: Person[]) =>
  teams.some((team) => people.every(({ id }) => team.includes(id)));

const names = ['Aino', 'Juno', 'Sofia', 'Eetu', 'Mika', 'Noor'];

async function createDraft() {
  const event = await createEvent(server);
  const people = await createParticipants(server, event, names);
  const proposal = await propose(event, { seed: 7 });
  return { event, people, proposal };
}

test('proposes teams with reasons and warnings for everyone who looks for one', async () => {
  const event = await createEvent(server, { wanted: ['Front-end', 'Design'] });
  const people = await createParticipants(server, event, names.slice(0, 3));
  await addPerson(server, event, { wantsTeam: false });
  const proposal = await propose(event);
  expect(teamsOf(proposal)).toEqual([idsOf(people)]);
  expect(proposal).toMatchObject({
    state: 'draft',
    madeBy: { id: event.organizer.id, name: event.organizer.name },
    withoutTeam: [],
    warnings: ['1 team without anyone for Design'],
    teams: [
      {
        projectId: null,
        name: 'Team 1',
        points: 63,
        warnings: ['Nobody for Design'],
        people: [{ name: people[0]!.name, disciplines: ['Front-end'], level: 'some' }, {}, {}],
      },
    ],
  });
  expect(proposal.teams[0]!.reasons.slice(0, 2)).toEqual([
    { key: 'disciplines', fits: 'partly', points: 27, most: 55, words: 'Front-end' },
    { key: 'goal', fits: 'yes', points: 27, most: 27, words: 'Everyone wants to learn' },
  ]);
  expect((await event.organizer.send(list, { params: event.params })).body).toEqual([proposal]);
});

test('counts the times that people have in common in a hackathon of several weeks', async () => {
  const endsAt = new Date(Date.now() + 20 * day).toISOString();
  const event = await createEvent(server, { endsAt });
  await createParticipants(server, event, names.slice(0, 3));
  const { reasons } = (await propose(event)).teams[0]!;
  expect(reasons).toContainEqual({
    key: 'hours',
    fits: 'yes',
    points: 30,
    most: 30,
    words: '25 hours a week in common',
  });
});

test('the same seed proposes the same teams, and the new proposal replaces the old one', async () => {
  const { event, proposal } = await createDraft();
  const again = await propose(event, { seed: 7 });
  expect(teamsOf(again)).toEqual(teamsOf(proposal));
  expect(again.id).not.toBe(proposal.id);
  const { body } = await event.organizer.send(list, { params: event.params });
  expect(idsOf(body)).toEqual([again.id]);
});

test('a moved person is stored with the scores of their new team, and can be moved back', async () => {
  const { event, proposal } = await createDraft();
  const form = proposalForm(proposal);
  const [first, second] = form.teams;
  second!.people.push(first!.people.pop()!);
  const moved = await event.organizer.send(change, { ...at(event, proposal.id), body: form });
  expect(teamsOf(moved.body)).toEqual(form.teams.map(({ people }) => people));
  expect(moved.body.version).toBe(proposal.version + 1);
  expect(moved.body.teams[1]!.warnings).toEqual(['4 people, 1 too many']);
  const undo = { ...proposalForm(proposal), version: moved.body.version };
  const undone = await event.organizer.send(change, { ...at(event, proposal.id), body: undo });
  expect(undone.body.teams).toEqual(proposal.teams);
});

test('someone who is taken out is without a team', async () => {
  const { event, proposal } = await createDraft();
  const form = proposalForm(proposal);
  const out = form.teams[0]!.people.shift()!;
  const { body } = await event.organizer.send(change, { ...at(event, proposal.id), body: form });
  expect(idsOf(body.withoutTeam)).toEqual([out]);
});

test('refuses a change of an outdated version with stale_proposal and the current one', async () => {
  const { event, proposal } = await createDraft();
  const form = proposalForm(proposal);
  form.teams[0]!.name = 'The Ferries';
  await event.organizer.send(change, { ...at(event, proposal.id), body: form });
  const { status, body } = await event.organizer.refused(change, {
    ...at(event, proposal.id),
    body: form,
  });
  expect([status, body.code]).toEqual([409, 'stale_proposal']);
  expect(body.current).toMatchObject({ version: proposal.version + 1 });
  // Another proposal replaces it.
  const next = await propose(event);
  const replaced = await event.organizer.refused(change, {
    ...at(event, proposal.id),
    body: { ...form, version: proposal.version + 1 },
  });
  expect(replaced.body).toMatchObject({ code: 'stale_proposal', current: { id: next.id } });
});

test('pinned people and whole teams stay, whatever the seed', async () => {
  const event = await createEvent(server, { teamLeast: 3, teamMost: 4 });
  const people = await createParticipants(server, event, [...names, ...names]);
  const [first, second, third, ...others] = idsOf(people);
  const pins = [
    { name: 'Ferries', people: [first!, second!] },
    { name: 'Whole', people: [third!, ...others.slice(0, 2)], isWhole: true },
  ];
  for (const seed of [1, 2, 3]) {
    const proposal = await propose(event, { seed, pins });
    expect(proposal.teams[0]!.name).toBe('Ferries');
    expect(teamsOf(proposal)[0]!.slice(0, 2)).toEqual([first, second]);
    expect(proposal.teams[0]!.people[0]!.isPinned).toBe(true);
    expect(teamsOf(proposal)[0]!.length).toBeGreaterThan(2);
    expect(proposal.teams[1]).toMatchObject({ name: 'Whole', isWhole: true });
    expect(teamsOf(proposal)[1]).toEqual(pins[1]!.people);
    expect(teamsOf(proposal).flat()).toHaveLength(12);
  }
});

test('refuses a name that a team can’t have', async () => {
  const event = await createEvent(server);
  const [aino] = await createParticipants(server, event, names.slice(0, 2));
  const body = { pins: [{ name: 'A', people: [aino!.id] }] };
  const refused = await event.organizer.refused(create, { params: event.params, body });
  expect(refused.body.code).toBe('invalid_input');
  const named = await propose(event, { pins: [{ people: [aino!.id] }] });
  expect(named.teams[0]!.name).toBe('Team 1');
});

test('people who are kept apart are never proposed together, and can’t be moved together', async () => {
  const event = await createEvent(server);
  const [aino, juno] = await createParticipants(server, event, names);
  const apart: [number, number][] = [[aino!.id, juno!.id]];
  for (const seed of [1, 2, 3])
    expect(areTogether(teamsOf(await propose(event, { seed, apart })), [aino!, juno!])).toBe(false);
  const proposal = await propose(event, { apart });
  expect(proposal.apart).toEqual(apart);
  const form = proposalForm(proposal);
  for (const team of form.teams) team.people = team.people.filter((id) => id !== juno!.id);
  form.teams.find(({ people }) => people.includes(aino!.id))!.people.push(juno!.id);
  const { status, body } = await event.organizer.refused(change, {
    ...at(event, proposal.id),
    body: form,
  });
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  expect(body.message).toMatch(/are kept apart, so they can’t be on the same team/);
});

test('someone who has blocked another is never proposed with them, even if both wish for it', async () => {
  const event = await createEvent(server);
  const [aino, juno] = await createParticipants(server, event, names);
  await wishForEachOther(event, [aino!, juno!]);
  expect(areTogether(teamsOf(await propose(event)), [aino!, juno!])).toBe(true);
  await juno!.send('PUT /users/blocks/{userId}', { params: { userId: aino!.id } });
  for (const seed of [1, 2, 3]) {
    const proposal = await propose(event, { seed });
    expect(areTogether(teamsOf(proposal), [aino!, juno!])).toBe(false);
    expect(proposal.apart).toEqual([]);
  }
});

test('someone who wouldn’t build with another again isn’t proposed with them, but nothing refuses to put them together', async () => {
  const event = await createEvent(server);
  const [aino, juno] = (await createParticipants(server, event, names)) as [Person, Person];
  await buildTogether(server, aino, juno);
  await wishForEachOther(event, [aino, juno]);
  await answerAbout(aino, juno, 'yes');
  expect(areTogether(teamsOf(await propose(event)), [aino, juno])).toBe(true);
  await answerAbout(juno, aino, 'no');
  for (const seed of [1, 2, 3]) {
    const proposal = await propose(event, { seed });
    expect(areTogether(teamsOf(proposal), [aino, juno])).toBe(false);
    expect(proposal.apart).toEqual([]);
    const body = moveTo(proposalForm(proposal), juno, aino);
    const moved = await event.organizer.send(change, { ...at(event, proposal.id), body });
    expect(areTogether(teamsOf(moved.body), [aino, juno])).toBe(true);
    const pinned = [{ projectId: null, name: 'Ours', people: [aino.id, juno.id], isWhole: false }];
    const planned = await propose(event, { seed, pins: pinned });
    expect(areTogether(teamsOf(planned), [aino, juno])).toBe(true);
    expect(planned.warnings).toEqual([]);
  }
  await answerAbout(juno, aino, null);
  expect(areTogether(teamsOf(await propose(event)), [aino, juno])).toBe(true);
});

test('a no about an organizer doesn’t count, because they’d find out', async () => {
  const event = await createEvent(server);
  const { organizer } = event;
  const [juno] = (await createParticipants(server, event, ['Juno'])) as [Person];
  await signUp(organizer, event);
  await buildTogether(server, organizer, juno);
  await answerAbout(juno, organizer, 'no');
  const proposal = await propose(event);
  expect(areTogether(teamsOf(proposal), [organizer, juno])).toBe(true);
  const other = await createPerson(server);
  await addStaff(organizer, event, { person: other, role: 'organizer' });
  await other.send(change, { ...at(event, proposal.id), body: proposalForm(proposal) });
});

/** Puts one person into another's team. */
function moveTo(form: ReturnType<typeof proposalForm>, person: Person, other: Person) {
  for (const team of form.teams) team.people = team.people.filter((id) => id !== person.id);
  form.teams.find(({ people }) => people.includes(other.id))!.people.push(person.id);
  return form;
}

test('returns invalid_input for a team of more than 20 people', async () => {
  const { event, people, proposal } = await createDraft();
  const organizer = event.organizer;
  for (let count = people.length; count < 21; count += 1)
    people.push(await addPerson(server, event));
  const ids = idsOf(people);
  const { version } = proposal;
  const team = { name: 'The Ferries', people: ids };
  const call = { ...at(event, proposal.id), body: { version, teams: [team] } };
  const { status, body } = await organizer.refused(change, call);
  expect([status, body.errors]).toEqual([
    400,
    [{ field: 'teams.0.people', message: 'A team can have up to 20 people' }],
  ]);
  const full = { ...team, people: ids.slice(0, 20) };
  const saved = await organizer.send(change, { ...call, body: { version, teams: [full] } });
  expect(teamsOf(saved.body)).toEqual([ids.slice(0, 20)]);
});

test('refuses a person on two teams', async () => {
  const { event, proposal } = await createDraft();
  const form = proposalForm(proposal);
  form.teams[1]!.people.push(form.teams[0]!.people[0]!);
  const { body } = await event.organizer.refused(change, { ...at(event, proposal.id), body: form });
  expect(body.message).toBe('A person can only be on one team.');
});

test('someone who leaves disappears from the proposal, and a change with them is refused by name', async () => {
  const { event, people, proposal } = await createDraft();
  const [aino] = people;
  await aino!.send('DELETE /hackathons/{slug}/people/me', { params: event.params });
  const { body: drafts } = await event.organizer.send(list, { params: event.params });
  expect(teamsOf(drafts[0]!).flat()).not.toContain(aino!.id);
  const body = proposalForm(proposal);
  const stale = await event.organizer.refused(change, { ...at(event, proposal.id), body });
  expect(stale.body).toMatchObject({
    code: 'stale_proposal',
    message: `${aino!.name} has left the hackathon.`,
    current: { version: proposal.version + 1 },
  });
});

test('a team that people started and that is too small gets more people', async () => {
  const event = await createEvent(server, { teamLeast: 3, teamMost: 4 });
  const [founder, ...others] = await createParticipants(server, event, names);
  const team = await formTeam(founder!, event);
  const proposal = await propose(event);
  const [existing] = proposal.teams;
  expect(existing).toMatchObject({
    projectId: team.id,
    name: 'Night Ferry',
    people: [{ id: founder!.id, isMember: true }, { isMember: false }, { isMember: false }],
  });
  expect(new Set(teamsOf(proposal).flat())).toEqual(new Set(idsOf([founder!, ...others])));
});

test('an organizer who wants a team isn’t its first member, who becomes its creator', async () => {
  const event = await createEvent(server);
  await signUp(event.organizer, event);
  const people = await createParticipants(server, event, ['Aino', 'Juno']);
  expect(teamsOf(await propose(event))).toEqual([[...idsOf(people), event.organizer.id]]);
});

test('two members of a team who have blocked each other don’t keep it from getting more people', async () => {
  const event = await createEvent(server, { teamLeast: 3, teamMost: 4 });
  const [founder, member, other] = await createParticipants(server, event, names.slice(0, 3));
  const team = await formTeam(founder!, event);
  await joinTeam(member!, team);
  await founder!.send('PUT /users/blocks/{userId}', { params: { userId: member!.id } });
  expect(teamsOf(await propose(event))).toEqual([idsOf([founder!, member!, other!])]);
});

test('a team whose only member is absent gets nobody', async () => {
  const event = await createEvent(server);
  const [founder, ...others] = await createParticipants(server, event, names.slice(0, 3));
  await formTeam(founder!, event);
  await event.organizer.send('PUT /hackathons/{slug}/people/{userId}', {
    params: { ...event.params, userId: founder!.id },
    body: { state: 'absent' },
  });
  expect(teamsOf(await propose(event))).toEqual([idsOf(others)]);
});

test('allows 60 proposals an hour for a hackathon', async () => {
  const event = await createEvent(server);
  for (let count = 0; count < 60; count += 1) await propose(event);
  const { status } = await event.organizer.refused(create, { params: event.params });
  expect(status).toBe(429);
});

test('only organizers make teams: helpers get forbidden, and strangers not_found', async () => {
  const event = await createEvent(server, { visibility: 'link' });
  const [helper, stranger] = [await createPerson(server), await createPerson(server)];
  await event.organizer.send('PUT /hackathons/{slug}/staff/{userId}', {
    params: { ...event.params, userId: helper.id },
    body: { role: 'helper' },
  });
  const { params } = event;
  expect((await helper.refused(create, { params })).body.code).toBe('forbidden');
  expect((await stranger.refused(create, { params })).body.code).toBe('not_found');
});

test('a canceled hackathon gets no teams', async () => {
  const event = await createEvent(server);
  await event.organizer.send('POST /hackathons/{slug}/cancellation', {
    params: event.params,
    body: { reason: 'The room is flooded' },
  });
  const { body } = await event.organizer.refused(create, { params: event.params });
  expect(body.code).toBe('too_late');
});
