import { backlog } from '#contract/values/ticket-status.ts';
import type * as z from 'zod/mini';
import type { hackathonTeams } from '#contract/hackathons/hackathon-teams.ts';
import type { TemplateTicket } from '#contract/hackathons/hackathons.ts';
import type { Project, ProjectCard } from '#contract/projects/projects.ts';
import { recordEvent } from '#server/history/activity/actions.ts';
import { startBoard } from '#server/board/board-files/actions.ts';
import { takePlace } from '#server/teams/members/hackathon-memberships.ts';
import { insertMember } from '#server/teams/members/store.ts';
import { openParticipation } from '#server/teams/members/participation-store.ts';
import { getProject } from '#server/projects/projects/actions.ts';
import { presentCards } from '#server/projects/projects/cards.ts';
import { listCardsOfHackathon } from '#server/projects/projects/card-store.ts';
import { insertProject } from '#server/projects/projects/store.ts';
import { reserveFreePlaces } from '#server/teams/places/actions.ts';
import { insertRole } from '#server/teams/openings/role-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { transact } from '#server/platform/database/transact.ts';
import { forbidden, ProblemError, tooLate } from '#server/platform/problem.ts';
import { getHackathon, getLocked, refuseOver } from './find.ts';
import { canFormTeam } from './policy.ts';
import type { HackathonRow } from './store.ts';

export type TeamForm = z.output<(typeof hackathonTeams)['POST /hackathons/{slug}/teams']['body']>;

type Person = { slug: string; personId: number; now: Date };

/** The teams of a hackathon that the person may see. */
export async function getTeams(db: Db, person: Omit<Person, 'now'>): Promise<ProjectCard[]> {
  const hackathon = await getHackathon(db, person);
  const hasPlace = hackathon.own_state === 'signed_up' && hackathon.own_team_id === null;
  const rows = await listCardsOfHackathon(db, {
    hackathonId: hackathon.id,
    readerId: person.personId,
  });
  const seen = { hasPlace, knowsHackathon: true };
  return presentCards(db, rows, { id: person.personId }, seen);
}

/** Starts a team for someone's idea. */
export async function formTeam(
  db: Db,
  { form, ...person }: Person & { form: TeamForm },
): Promise<Project> {
  const { personId, now } = person;
  return transact(db, async (db) => {
    await lockJoining(db, personId);
    const hackathon = await getLocked(db, person);
    refuseForming(hackathon, person);
    const projectId = await createTeam(db, {
      hackathon,
      creatorId: personId,
      form,
      event: 'project_created',
      now,
    });
    return getProject(db, { projectId, person: { id: personId } });
  });
}

function refuseForming(hackathon: HackathonRow, { personId, now }: Person) {
  if (canFormTeam(hackathon, { ...hackathon, id: personId }, now)) return;
  refuseOver(hackathon, now);
  if (hackathon.own_state !== 'signed_up')
    throw forbidden(`Sign up for ${hackathon.name} to start a team.`);
  if (hackathon.own_team_id !== null) throw new ProblemError('already_in_a_team');
  if (hackathon.forming === 'organizer')
    throw forbidden('The organizers make the teams of this hackathon. They’ll find you one.');
  throw tooLate('The teams are already formed. Join one, or ask the organizers.');
}

type NewTeam = {
  hackathon: HackathonRow;
  creatorId: number;
  form: TeamForm;
  /** What the creator did: organizers may have put them into a team that they didn't start. */
  event: 'project_created' | 'project_joined';
  now: Date;
};

/**
 * Creates a team with its first member and the tickets that each board starts with. The caller holds the
 * person's joining lock and has checked that they have a place and no team. Others enter it through
 * `enterTeam`.
 */
export async function createTeam(
  db: Db,
  { hackathon, creatorId, form: { roles, ...form }, event, now }: NewTeam,
): Promise<number> {
  const projectId = await insertProject(db, {
    ...form,
    creatorId,
    hackathonId: hackathon.id,
    teamSize: hackathon.team_most,
    status: 'Planning',
    difficulty: 'Beginner',
    githubUrl: '',
    image: '',
    lookingFor: [],
  });
  const membership = { projectId, userId: creatorId };
  for (const [ordinal, role] of roles.entries())
    await insertRole(db, { ...role, projectId, ordinal: ordinal + 1 });
  await insertMember(db, { ...membership, isLead: true });
  await takePlace(db, { ...membership, now });
  await reserveFreePlaces(db, { projectId, now });
  await recordEvent(db, { kind: event, actorId: creatorId, projectId });
  await openParticipation(db, membership);
  await startBoard(db, { ...membership, tickets: hackathon.template.map(toFields) });
  return projectId;
}

const toFields = (ticket: TemplateTicket) => ({
  ...ticket,
  status: backlog,
  assigneeId: null,
  labels: [],
  dueDate: null,
});
