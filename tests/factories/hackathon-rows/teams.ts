import { prepareEvents } from '#server/history/activity/actions.ts';
import { rulesVersion } from '#server/history/activity/compute-standing.ts';
import { emptyStanding } from '#server/history/activity/standing.ts';
import { lockStandings } from '#server/history/activity/store.ts';
import { insertChanges } from '#server/history/changes/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { runParts } from '#server/platform/database/sql/parts.ts';
import { insertProject } from '#server/projects/projects/store.ts';
import { participationRules } from '#server/teams/members/participation-store.ts';
import { refreshOpenings } from '#server/teams/openings/actions.ts';
import { getHackathonRow } from './sign-ups.ts';

type NewTeam = { name: string; creatorId: number; mateId: number | undefined };

/** Stores teams of people who have done nothing else yet, as the API does when one starts it and one joins. */
export async function insertTeams(db: Db, slug: string, teams: readonly NewTeam[]) {
  const hackathon = await getHackathonRow(db, slug);
  const inserted: { id: number; name: string }[] = [];
  for (const { name, creatorId } of teams)
    inserted.push({
      name,
      id: await insertProject(db, { ...project(hackathon), name, creatorId }),
    });
  const members = teams.flatMap(({ creatorId, mateId }, at) => {
    const team = { projectId: inserted[at]!.id, most: mateId === undefined ? 1 : 2 };
    const creator = { ...team, userId: creatorId, isLead: true };
    return mateId === undefined ? [creator] : [creator, { ...team, userId: mateId, isLead: false }];
  });
  await insertMembers(db, hackathon.id, members);
  await refreshOpenings(
    db,
    inserted.map(({ id }) => id),
  );
  for (const { projectId, userId, isLead } of members)
    await creditMember(db, { projectId, userId, isLead });
  for (const [at, { creatorId, mateId }] of teams.entries())
    if (mateId !== undefined)
      await announceMate(db, { projectId: inserted[at]!.id, creatorId, mateId });
  return inserted;
}

const project = ({ id, team_most }: { id: number; team_most: number }) => ({
  description: 'Ferries after midnight',
  hackathonId: id,
  teamSize: team_most,
  status: 'Planning' as const,
  difficulty: 'Beginner' as const,
  githubUrl: '',
  image: '',
  techStack: [],
  lookingFor: [],
});

type Member = { projectId: number; userId: number; isLead: boolean };

async function insertMembers(
  db: Db,
  hackathonId: number,
  members: readonly (Member & { most: number })[],
) {
  const rowsOf = <Row>(toRow: (member: (typeof members)[number]) => Row) => members.map(toRow);
  const refOf = ({ projectId, userId }: Member) => ({ project_id: projectId, user_id: userId });
  const isNew = ({ isLead }: Member) => ({ is_lead: isLead, is_new: !isLead });
  await db
    .insertInto('project_members')
    .values(rowsOf((member) => ({ ...refOf(member), ...isNew(member), seen_change: 0 })))
    .execute();
  await db
    .insertInto('hackathon_places')
    .values(rowsOf((member) => ({ ...refOf(member), hackathon_id: hackathonId })))
    .execute();
  const day = { from_day: new Date().toISOString().slice(0, 10), rules: participationRules };
  await db
    .insertInto('participations')
    .values(rowsOf((member) => ({ ...refOf(member), ...day, most_people: member.most })))
    .execute();
  await lockStandings(
    db,
    rowsOf(({ userId }) => userId),
  );
}

async function creditMember(db: Db, { projectId, userId, isLead }: Member) {
  const kind = isLead ? 'project_created' : 'project_joined';
  const events = [{ kind, credited_id: userId } as const];
  const known = { userId, rules: rulesVersion, state: emptyStanding() };
  await runParts(db, await prepareEvents(db, { actorId: userId, projectId, events }, [known]));
}

type Mate = { projectId: number; creatorId: number; mateId: number };

async function announceMate(db: Db, { projectId, creatorId: to, mateId: actorId }: Mate) {
  const kind = 'member_joined';
  await insertChanges(db, { projectId, changes: [{ kind, actorId }] });
  await tell(db, { kind, to, actorId, projectId, data: { role: '' }, now: new Date() });
}
