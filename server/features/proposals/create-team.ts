import { recordEvent } from '#server/features/activity/actions.ts';
import { enterTeam } from '#server/features/members/actions.ts';
import { insertMember, lockProject } from '#server/features/members/store.ts';
import { openParticipation } from '#server/features/participations/store.ts';
import { insertProject } from '#server/features/projects/store.ts';
import { settlePlaces } from '#server/features/reservations/actions.ts';
import { insertRole } from '#server/features/roles/store.ts';
import { createTemplate } from '#server/features/tickets/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Group } from './group.ts';
import type { TeamMaking } from './organize.ts';
import { findRoleFor, growTeam } from './store.ts';
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
  const [creatorId = 0, ...others] = people;
  const projectId = await insertProject(db, {
    creatorId,
    hackathonId: making.id,
    name,
    description: `A team of ${making.name}`,
    status: 'Planning',
    difficulty: 'Beginner',
    teamSize: Math.max(making.rules.most, people.length),
    githubUrl: '',
    image: '',
    techStack: [],
    lookingFor: [],
  });
  const { roles, disciplines } = chooseRoles(group, people);
  await insertRoles(db, projectId, roles);
  const role = await findRoleFor(db, { projectId, disciplines: disciplines.slice(0, 1) });
  await insertMember(db, { projectId, userId: creatorId, role, isLead: true });
  await insertPlace(db, { hackathonId: making.id, projectId, userId: creatorId });
  await recordEvent(db, { kind: 'project_created', actorId: creatorId, projectId });
  await openParticipation(db, { projectId, userId: creatorId });
  for (const [at, userId] of others.entries())
    await enter(db, making, { projectId, userId, disciplines: [disciplines[at + 1]!] });
  await settlePlaces(db, { projectId, now: making.now });
  await createTemplate(db, { projectId, tickets: making.template });
  return projectId;
}

async function insertRoles(db: Db, projectId: number, roles: TeamRoles['roles']) {
  for (const [at, { discipline, places }] of roles.entries())
    await insertRole(db, {
      projectId,
      ordinal: at + 1,
      name: discipline,
      discipline,
      places,
      skills: [],
      level: 'any',
      mentors: false,
    });
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

type Entering = { projectId: number; userId: number; disciplines: readonly Discipline[] };

/** Enters in a free role of the first discipline that has one, or else without a role. */
async function enter(db: Db, { now }: TeamMaking, { projectId, userId, disciplines }: Entering) {
  const role = await findRoleFor(db, { projectId, disciplines });
  await enterTeam(db, { projectId, userId, roleId: role?.id, by: 'hackathon', now });
}
