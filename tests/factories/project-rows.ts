import * as z from 'zod/mini';
import {
  type Project,
  type ProjectCreation,
  projectCreation,
} from '#contract/projects/projects.ts';
import { prepareEvents } from '#server/history/activity/actions.ts';
import { rulesVersion } from '#server/history/activity/compute-standing.ts';
import { emptyStanding } from '#server/history/activity/standing.ts';
import { lockStandings } from '#server/history/activity/store.ts';
import { insertChanges } from '#server/history/changes/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { runParts } from '#server/platform/database/sql/parts.ts';
import { getProject } from '#server/projects/projects/actions.ts';
import { insertProject } from '#server/projects/projects/store.ts';
import { participationRules } from '#server/teams/members/participation-store.ts';
import { refreshOpenings } from '#server/teams/openings/actions.ts';
import { insertRoles, storeOpenRoles } from '#server/teams/openings/role-store.ts';

type NewTeam = { creatorId: number; mateId?: number | undefined };
type Team = NewTeam & { projectId: number };

/** Stores a project as the API does when someone creates it, and someone new joins. */
export async function insertTeam(
  db: Db,
  { creatorId, mateId }: NewTeam,
  creation: ProjectCreation,
): Promise<Project> {
  const form = z.parse(projectCreation, creation);
  return db.transaction().execute(async (db) => {
    const projectId = await insertProject(db, { ...form, creatorId });
    await insertRoles(db, { projectId, names: form.lookingFor });
    await insertMembers(db, { projectId, creatorId, mateId });
    await storeOpenRoles(db, projectId);
    await refreshOpenings(db, projectId);
    await recordTeam(db, { projectId, creatorId, mateId });
    return getProject(db, { projectId, person: { id: creatorId } });
  });
}

/** Stores new members, and that they take part. */
export async function insertMembers(db: Db, { projectId, creatorId, mateId }: Team) {
  const ids = mateId === undefined ? [creatorId] : [creatorId, mateId];
  const memberOf = (id: number) => ({ project_id: projectId, user_id: id });
  const kindOf = (id: number) => ({ is_lead: id === creatorId, is_new: id !== creatorId });
  const members = ids.map((id) => ({ ...memberOf(id), ...kindOf(id), seen_change: 0 }));
  await db.insertInto('project_members').values(members).execute();
  const rest = { from_day: new Date().toISOString().slice(0, 10), rules: participationRules };
  const parts = ids.map((id) => ({ ...memberOf(id), ...rest, most_people: ids.length }));
  await db.insertInto('participations').values(parts).execute();
}

/** Credits the members of a team with being in it, and tells its creator who joined. */
export async function recordTeam(db: Db, { projectId, creatorId, mateId }: Team) {
  await credit(db, { projectId, userId: creatorId, kind: 'project_created' });
  if (mateId === undefined) return;
  await credit(db, { projectId, userId: mateId, kind: 'project_joined' });
  const change = { kind: 'member_joined', actorId: mateId } as const;
  await insertChanges(db, { projectId, changes: [change] });
  await tell(db, { ...change, to: creatorId, projectId, data: { role: '' }, now: new Date() });
}

type Credit = { projectId: number; userId: number; kind: 'project_created' | 'project_joined' };

async function credit(db: Db, { projectId, userId, kind }: Credit) {
  const [stored] = await lockStandings(db, [userId]);
  const isNew = stored?.rules === 0;
  const known = isNew ? { userId, rules: rulesVersion, state: emptyStanding() } : stored!;
  const events = [{ kind, credited_id: userId } as const];
  await runParts(db, await prepareEvents(db, { actorId: userId, projectId, events }, [known]));
}
