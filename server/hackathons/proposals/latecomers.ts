import type { Project } from '#contract/projects/projects.ts';
import type { TeamReason } from '#contract/hackathons/proposals.ts';
import { announceTeam } from '#server/hackathons/hackathons/actions.ts';
import { getProject } from '#server/projects/projects/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import { listPlaces } from './best-places.ts';
import { findApart, isFree } from './checks.ts';
import { addPeople } from './create-team.ts';
import { getRosterOf } from './drafts.ts';
import type { TeamMaking } from './organize.ts';

type OfferedTeam = {
  projectId: number;
  name: string;
  people: number;
  points: number;
  reasons: TeamReason[];
  words: string;
};

/** The teams that someone without a team would help most. */
export async function listBestPlaces(
  db: Db,
  making: TeamMaking,
  userId: number,
): Promise<OfferedTeam[]> {
  const roster = await getRosterOf(db, making, []);
  const person = roster.rows.get(userId);
  if (!person) throw notFound('This person is no longer in the hackathon. Reload the page.');
  if (!isFree(roster, userId)) return [];
  const places = listPlaces(roster.group, { id: userId, teams: roster.teams });
  return places.map(({ projectId, name, memberIds, points, reasons, words }) => ({
    projectId,
    name,
    people: memberIds.length,
    points,
    reasons,
    words,
  }));
}

type Placing = { userId: number; projectId: number };

/** Puts someone without a team into one. Idempotent. */
export const placePerson = async (
  db: Db,
  making: TeamMaking,
  { userId, projectId }: Placing,
): Promise<Project> =>
  db.transaction().execute(async (db) => {
    await lockJoining(db, userId);
    const roster = await getRosterOf(db, making, []);
    const person = roster.rows.get(userId);
    if (!person) throw notFound('This person is no longer in the hackathon. Reload the page.');
    const team = roster.teams.find((one) => one.projectId === projectId);
    if (!team) throw notFound('This team doesn’t exist.');
    if (person.projectId !== projectId) {
      if (person.projectId !== null) {
        const message = `${person.name} is already on a team.`;
        throw new ProblemError('already_in_a_team', { message });
      }
      if (!isFree(roster, userId)) throw forbidden(`${person.name} hasn’t signed up.`);
      const apart = findApart(roster, [{ projectId, people: [userId] }]);
      if (apart) throw forbidden(apart);
      await addPeople(db, making, { projectId, people: [userId], group: roster.group });
      await announceTeam(db, { ...making, projectId, to: [userId] });
    }
    return getProject(db, { projectId, person: { id: making.personId } });
  });
