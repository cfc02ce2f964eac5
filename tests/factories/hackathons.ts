import type { StaffRole } from '#contract/values/vocabulary.ts';
import type { Submission, SubmissionForm } from '#contract/hackathons/submissions.ts';
import type { OwnSignUp, SignUpForm } from '#contract/hackathons/hackathon-people.ts';
import type { HackathonTeamForm } from '#contract/hackathons/hackathon-teams.ts';
import type { Hackathon, HackathonForm } from '#contract/hackathons/hackathons.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { TestServer } from '#tests/server.ts';
import { insertJudges } from './hackathon-rows/judges.ts';
import { insertSignUps } from './hackathon-rows/sign-ups.ts';
import { insertTeams } from './hackathon-rows/teams.ts';
import { createPerson, type Person } from './people.ts';

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
  person: Pick<Person, 'send'>,
  { slug }: { slug: string },
  fields: Partial<SignUpForm> = {},
): Promise<OwnSignUp> {
  const key = 'PUT /hackathons/{slug}/people/me';
  return (await person.send(key, { params: { slug }, body: { ...signUpForm, ...fields } })).body;
}

async function createPeople(
  server: Pick<TestServer, 'db' | 'url'>,
  firstNames: readonly string[],
): Promise<Person[]> {
  const people = [];
  for (const firstName of firstNames) people.push(await createPerson(server, firstName));
  return people;
}

const idsOf = (people: readonly Person[]) => people.map(({ id }) => id);

/** Creates people who have signed up, in this order. */
export async function createParticipants(
  server: Pick<TestServer, 'db' | 'url'>,
  { slug }: { slug: string },
  firstNames: readonly string[],
): Promise<Person[]> {
  const people = await createPeople(server, firstNames);
  await insertSignUps(server.db, slug, idsOf(people));
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

/** Moves a hackathon in time, so that it ends in some hours, or ended some hours ago. */
export async function endInHours(
  { pool }: Pick<TestServer, 'pool'>,
  { slug }: { slug: string },
  hours: number,
) {
  await pool.query(
    `update hackathons
        set opens_at = now() - interval '30 days', closes_at = now() - interval '20 days',
            starts_at = now() - interval '19 days',
            ends_at = now() + $2 * interval '1 hour'
      where slug = $1`,
    [slug, hours],
  );
}

export async function submit(
  person: Person,
  { id: projectId }: { id: number },
  fields: Partial<SubmissionForm> = {},
): Promise<Submission> {
  const body = { title: 'Ferries after midnight', text: 'A map', version: 0, ...fields };
  return (
    await person.send('PUT /projects/{projectId}/submission', { params: { projectId }, body })
  ).body;
}

export async function addStaff(
  organizer: Person,
  { slug }: { slug: string },
  { person, role }: { person: Person; role: StaffRole },
) {
  const params = { slug, userId: person.id };
  await organizer.send('PUT /hackathons/{slug}/staff/{userId}', { params, body: { role } });
}

/** Creates judges of a hackathon, who know nobody in it. */
export async function createJudges(
  server: Pick<TestServer, 'db' | 'url'>,
  { id: organizerId }: Person,
  { slug }: { slug: string },
  firstNames: readonly string[],
): Promise<Person[]> {
  const judges = await createPeople(server, firstNames);
  await insertJudges(server.db, slug, { organizerId, ids: idsOf(judges) });
  return judges;
}

/** Creates a hackathon that builds, with teams of one; the first ones have a teammate if `mates` says so. */
export async function createBuilding(
  server: Pick<TestServer, 'db' | 'url' | 'pool'>,
  names: readonly string[],
  { mates: mateCount = 0, ...fields }: Partial<HackathonForm> & { mates?: number } = {},
) {
  const organizer = await createPerson(server, 'Olena');
  const hackathon = await createHackathon(organizer, fields);
  const people = await createParticipants(server, hackathon, names);
  const mateNames = names.slice(0, mateCount).map((name) => `${name}Mate`);
  const mates = await createParticipants(server, hackathon, mateNames);
  const forming = people.map(({ id: creatorId }, at) => ({
    name: `Team ${names[at]}`,
    creatorId,
    mateId: mates[at]?.id,
  }));
  const teams = await insertTeams(server.db, hackathon.slug, forming);
  await endInHours(server, hackathon, 1);
  return { organizer, hackathon, people, mates, teams, params: { slug: hackathon.slug } };
}
