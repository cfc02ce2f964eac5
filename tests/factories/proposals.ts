import type { SignUpForm } from '#contract/hackathon-people.ts';
import type { HackathonForm } from '#contract/hackathons.ts';
import type { Pin, Proposal } from '#contract/proposals.ts';
import type { TestServer } from '#tests/server.ts';
import { hackathonForm, signUpForm } from './hackathons.ts';
import { createPeopleForTeams } from './participants.ts';
import { createPerson, type Person } from './people.ts';

export type Event = { organizer: Person; slug: string; params: { slug: string } };

/** Creates a hackathon for teams of two or three. */
export async function createEvent(
  server: TestServer,
  fields: Partial<HackathonForm> = {},
): Promise<Event> {
  const organizer = await createPerson(server, 'Olena');
  const form = hackathonForm({ visibility: 'listed', teamLeast: 2, teamMost: 3, ...fields });
  const { body } = await organizer.send('POST /hackathons', { body: form });
  return { organizer, slug: body.slug, params: { slug: body.slug } };
}

/** Signs someone up for a hackathon. */
export async function signUp(person: Person, { params }: Event, fields: Partial<SignUpForm> = {}) {
  const body = { ...signUpForm, ...fields };
  await person.send('PUT /hackathons/{slug}/people/me', { params, body });
  return person;
}

/** Creates people with these names who look for a team. */
export async function addPeople(server: TestServer, event: Event, names: string[]) {
  const people: Person[] = [];
  for (const name of names) people.push(await signUp(await createPerson(server, name), event));
  return people;
}

/** Creates different people; every eighth and the next one want to be together. */
export async function addManyPeople(server: TestServer, event: Event, count: number) {
  const people: Person[] = [];
  for (const answers of createPeopleForTeams(count, count)) {
    const { isBeginner, ...form } = answers;
    const level = isBeginner ? 'beginner' : 'some';
    const person = await createPerson(server, 'Eetu');
    people.push(await signUp(person, event, { ...form, level } as Partial<SignUpForm>));
  }
  return people;
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
