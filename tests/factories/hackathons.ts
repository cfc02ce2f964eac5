import type { OwnSignUp, SignUpForm } from '#contract/hackathon-people.ts';
import type { HackathonTeamForm } from '#contract/hackathon-teams.ts';
import type { Hackathon, HackathonForm } from '#contract/hackathons.ts';
import type { Project } from '#contract/projects.ts';
import { createPerson, type Person } from './people.ts';
import type { TestServer } from '#tests/server.ts';

const hour = 60 * 60 * 1000;

/** A hackathon that's open for sign-up now, and starts in two hours. */
export function hackathonForm(fields: Partial<HackathonForm> = {}): HackathonForm {
  const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  return {
    name: 'Harbour Night',
    description: 'One evening, small teams',
    timeZone: 'Europe/Helsinki',
    opensAt: inHours(-1),
    closesAt: inHours(2),
    startsAt: inHours(2),
    endsAt: inHours(8),
    ...fields,
  };
}

export const signUpForm: SignUpForm = {
  disciplines: ['Front-end'],
  level: 'some',
  languages: ['en'],
  hours: 6,
  week: ['weekday_evening'],
  goal: 'learn',
};

/** Creates a hackathon that everyone can find. */
export async function createHackathon(
  organizer: Person,
  fields: Partial<HackathonForm> = {},
): Promise<Hackathon> {
  const body = hackathonForm({ visibility: 'listed', ...fields });
  return (await organizer.send('POST /hackathons', { body })).body;
}

export async function signUp(
  person: Person,
  { slug }: { slug: string },
  fields: Partial<SignUpForm> = {},
): Promise<OwnSignUp> {
  const key = 'PUT /hackathons/{slug}/people/me';
  return (await person.send(key, { params: { slug }, body: { ...signUpForm, ...fields } })).body;
}

/** Creates people who have signed up, in this order. */
export async function createParticipants(
  server: Pick<TestServer, 'db' | 'url'>,
  hackathon: { slug: string },
  firstNames: readonly string[],
): Promise<Person[]> {
  const people = [];
  for (const firstName of firstNames) {
    const person = await createPerson(server, firstName);
    await signUp(person, hackathon);
    people.push(person);
  }
  return people;
}

/** Starts a team, which others can join. */
export async function formTeam(
  person: Person,
  { slug }: { slug: string },
  fields: Partial<HackathonTeamForm> = {},
): Promise<Project> {
  const body = { name: 'Night Ferry', description: 'Ferries after midnight', ...fields };
  return (await person.send('POST /hackathons/{slug}/teams', { params: { slug }, body })).body;
}

export const joinTeam = (person: Person, { id: projectId }: { id: number }) =>
  person.send('POST /projects/{projectId}/members', { params: { projectId } });
