import type { Project } from '#contract/projects/projects.ts';
import type { TeamReason } from '#contract/hackathons/proposals.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { announceTeam } from '#server/hackathons/hackathons/actions.ts';
import { lockProject } from '#server/teams/members/store.ts';
import { closeOpenQuestions, getProject } from '#server/projects/projects/actions.ts';
import { markCompleted } from '#server/projects/projects/store.ts';
import { reserveFreePlaces } from '#server/teams/places/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { forbidden, invalidField, notFound, ProblemError } from '#server/platform/problem.ts';
import { listMerges, type Team } from './best-places.ts';
import { findApart } from './checks.ts';
import { addPeople } from './create-team.ts';
import { getRosterOf } from './drafts.ts';
import { lockTeamMaking, type TeamMaking } from './organize.ts';
import { deletePlaces, hasSubmitted, listSubmitted, wasMerged } from './team-store.ts';

type SmallTeam = { projectId: number; name: string; people: number };
type Merge = { from: SmallTeam; into: SmallTeam; reasons: TeamReason[] };

/** Teams that are too small, and which ones they could merge into: none that has submitted something. */
export async function listPossibleMerges(db: Db, making: TeamMaking): Promise<Merge[]> {
  const { group, teams } = await getRosterOf(db, making, []);
  const submitted = await listSubmitted(db, making.hackathon.id);
  const open = teams.filter(({ projectId }) => !submitted.includes(projectId));
  return listMerges(group, open).map(({ from, into, reasons }) => ({
    from: present(from),
    into: present(into),
    reasons,
  }));
}

const present = ({ projectId, name, memberIds }: Team): SmallTeam => ({
  projectId,
  name,
  people: memberIds.length,
});

type Merging = { from: number; into: number };

/**
 * Moves everyone from one team into another. They stay members of the empty one, which is complete, so
 * what they did there isn't lost. Throws forbidden if it has submitted something, which judges would score
 * with nobody on the team. Idempotent.
 */
export async function mergeTeams(
  db: Db,
  making: TeamMaking,
  { from, into }: Merging,
): Promise<Project> {
  if (from === into) throw invalidField('into', 'Choose another team.');
  return db.transaction().execute(async (db) => {
    const before = await getRosterOf(db, making, []);
    const people = before.teams.find(({ projectId }) => projectId === from)?.memberIds ?? [];
    for (const id of people) await lockJoining(db, id);
    // Submitting takes this lock, too.
    await lockTeamMaking(db, making);
    for (const id of [from, into].toSorted((left, right) => left - right))
      await lockProject(db, id);
    const roster = await getRosterOf(db, making, []);
    const [empty, full] = [from, into].map((id) =>
      roster.teams.find(({ projectId }) => projectId === id),
    );
    if (!full) throw notFound('This team doesn’t exist.');
    if (!empty) {
      if (!(await wasMerged(db, { hackathonId: making.hackathon.id, projectId: from })))
        throw notFound('This team doesn’t exist.');
      return getProject(db, { projectId: into, person: { id: making.personId } });
    }
    if (await hasSubmitted(db, from))
      throw forbidden(`${empty.name} has submitted something, so it can’t be merged into a team.`);
    if (String(empty.memberIds) !== String(people)) throw changedMeanwhile();
    const apart = findApart(roster, [{ projectId: into, people }]);
    if (apart) throw forbidden(apart);
    await deletePlaces(db, { projectId: from });
    await markCompleted(db, from, `Merged into ${full.name}.`);
    await closeOpenQuestions(db, from);
    await reserveFreePlaces(db, { projectId: from, now: making.now });
    await insertChange(db, { projectId: from, kind: 'project_changed', actorId: making.personId });
    await addPeople(db, making, { group: roster.group, projectId: into, people });
    await announceTeam(db, { ...making, projectId: into, to: people });
    return getProject(db, { projectId: into, person: { id: making.personId } });
  });
}

const changedMeanwhile = () =>
  new ProblemError('stale_proposal', {
    message: 'Someone joined or left one of these teams in the meantime. Try again.',
  });
