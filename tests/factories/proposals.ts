import type { SignUpForm } from '#contract/hackathons/hackathon-people.ts';
import type { HackathonForm } from '#contract/hackathons/hackathons.ts';
import type { Pin, Proposal } from '#contract/hackathons/proposals.ts';
import type { TestServer } from '#tests/server.ts';
import { createHackathon, createParticipants, signUp } from './hackathons.ts';
import { createPeopleForTeams } from './participants.ts';
import { createPerson, type Person } from './people.ts';

export type Event = { organizer: Person; slug: string; params: { slug: string } };

/** Creates a hackathon for teams of two or three. */
export async function createEvent(
  server: TestServer,
  fields: Partial<HackathonForm> = {},
): Promise<Event> {
  const organizer = await createPerson(server, 'Olena');
  const form = { teamLeast: 2, teamMost: 3, ...fields };
  const { slug } = await createHackathon(organizer, form);
  return { organizer, slug, params: { slug } };
}

/** Creates someone who looks for a team. */
export async function addPerson(
  server: TestServer,
  event: Event,
  fields: Partial<SignUpForm> = {},
): Promise<Person> {
  const person = await createPerson(server, 'Late');
  await signUp(person, event, fields);
  return person;
}

/** Creates different people who look for a team. */
export async function addManyPeople(server: TestServer, event: Event, count: number) {
  const people = await createParticipants(
    server,
    event,
    Array.from({ length: count }, () => 'Eetu'),
  );
  for (const [at, { isBeginner, ...answers }] of createPeopleForTeams(count, count).entries()) {
    const form = { ...answers, level: isBeginner ? 'beginner' : 'some', isShown: true };
    await signUp(people[at]!, event, form as Partial<SignUpForm>);
  }
  return people;
}

export async function wishForEachOther(event: Event, people: [Person, Person]) {
  const [one, other] = people;
  for (const person of people) await signUp(person, event, { isShown: true });
  await signUp(one, event, { isShown: true, withIds: [other.id] });
  await signUp(other, event, { isShown: true, withIds: [one.id] });
}

type Asked = { seed?: number; pins?: Partial<Pin>[]; apart?: [number, number][] };

export async function propose({ organizer, params }: Event, body: Asked = {}): Promise<Proposal> {
  return (await organizer.send('POST /hackathons/{slug}/proposals', { params, body })).body;
}

/** What an organizer saves who changes nothing. */
export const proposalForm = ({ version, teams, apart }: Proposal) => ({
  version,
  apart,
  teams: teams.map(({ projectId, name, people, isWhole }) => ({
    projectId,
    name,
    isWhole,
    people: people.map(({ id }) => id),
    pinned: people.filter(({ isPinned }) => isPinned).map(({ id }) => id),
  })),
});

/** The IDs of the people in each team. */
export const teamsOf = ({ teams }: Proposal) =>
  teams.map(({ people }) => people.map(({ id }) => id));
