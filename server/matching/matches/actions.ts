import type { RoleFit } from '#contract/matching/matches.ts';
import { isMember } from '#server/teams/members/store.ts';
import { getPersonFacts } from '#server/people/preferences/actions.ts';
import { findSeenCard } from '#server/projects/projects/card-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import { insertDismissal, listOpeningsOf } from './matching-openings-store.ts';
import { presentFit } from './present.ts';
import { explainTogether } from './together.ts';

type Request = { projectId: number; userId: number; now: Date };

/** How the open roles of a project suit a person. None if they're in the team. */
export async function listFits(db: Db, { projectId, userId, now }: Request): Promise<RoleFit[]> {
  if (!(await findSeenCard(db, { id: projectId, readerId: userId })))
    throw notFound('This project doesn’t exist.');
  if (await isMember(db, { projectId, userId })) return [];
  const person = await getPersonFacts(db, { userId, now });
  const openings = await listOpeningsOf(db, { projectId, week: person.week });
  const together = await explainTogether(db, { userId, projectIds: [projectId], now });
  return openings.map((opening) => ({
    roleId: opening.roleId,
    ...presentFit(person, opening, together(projectId)),
  }));
}

/** Stops showing a project's openings to a person for some time. */
export async function dismiss(db: Db, dismissal: Request) {
  if (!(await findSeenCard(db, { id: dismissal.projectId, readerId: dismissal.userId })))
    throw notFound('This project doesn’t exist.');
  await insertDismissal(db, dismissal);
}
