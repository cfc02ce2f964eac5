import { newTeamDescription } from '#contract/hackathons/hackathon-rules.ts';
import type { RoleForm } from '#contract/teams/roles.ts';
import type { Discipline } from '#contract/values/vocabulary.ts';
import { createTeam as createHackathonTeam } from '#server/hackathons/hackathons/actions.ts';
import { enterTeam } from '#server/teams/members/actions.ts';
import { lockProject, updateMember } from '#server/teams/members/store.ts';
import { reserveFreePlaces } from '#server/teams/places/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Group } from './group.ts';
import type { TeamMaking } from './organize.ts';
import { findRoleFor, growTeam } from './team-store.ts';
import { chooseRoles, type TeamRoles } from './team-roles.ts';
import { peopleOf } from './team-words.ts';

type NewTeam = { group: Group; people: readonly number[]; name: string };

/**
 * Creates a team with its roles and its board; the first of its people becomes the creator. The caller
 * holds everyone's joining lock.
 */
export async function createTeam(
  db: Db,
  making: TeamMaking,
  { group, people, name }: NewTeam,
): Promise<number> {
  const { hackathon, now } = making;
  const [creatorId = 0, ...others] = people;
  const { roles, disciplines } = chooseRoles(group, people);
  const description = newTeamDescription(hackathon.name);
  const form = {
    name,
    description,
    techStack: [],
    joining: 'open' as const,
    roles: toForms(roles),
  };
  const event = 'project_joined';
  const projectId = await createHackathonTeam(db, { hackathon, creatorId, form, event, now });
  await growTeam(db, { projectId, by: others.length });
  await giveRole(db, { projectId, userId: creatorId, disciplines: disciplines.slice(0, 1) });
  for (const [at, userId] of others.entries())
    await enter(db, making, {
      projectId,
      userId,
      disciplines: disciplines.slice(at + 1, at + 2),
      tellsTeam: false,
    });
  await reserveFreePlaces(db, { projectId, now });
  return projectId;
}

const toForms = (roles: TeamRoles['roles']): RoleForm[] =>
  roles.map(({ discipline, places }) => ({
    name: discipline,
    discipline,
    places,
    skills: [],
    level: 'any',
    mentors: false,
  }));

async function giveRole(db: Db, { projectId, userId, disciplines }: Entering) {
  const role = await findRoleFor(db, { projectId, disciplines });
  if (role) await updateMember(db, { projectId, userId, role_id: role.id, role_name: role.name });
}

type Addition = { group: Group; projectId: number; people: readonly number[] };

/** Puts people into an existing team, which grows if it's full. The caller holds their joining locks. */
export async function addPeople(
  db: Db,
  making: TeamMaking,
  { group, projectId, people }: Addition,
) {
  await lockProject(db, projectId);
  await growTeam(db, { projectId, by: people.length });
  for (const { id: userId, disciplines } of peopleOf(group, people))
    await enter(db, making, { projectId, userId, disciplines });
}

type Entering = {
  projectId: number;
  userId: number;
  disciplines: readonly Discipline[];
  tellsTeam?: boolean;
};

/** Enters in a free role of the first discipline that has one, or else without a role. */
async function enter(db: Db, { now }: TeamMaking, { disciplines, ...entry }: Entering) {
  const role = await findRoleFor(db, { projectId: entry.projectId, disciplines });
  await enterTeam(db, { ...entry, roleId: role?.id, by: 'hackathon', now });
}
