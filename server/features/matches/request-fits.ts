import type { RequestFit } from '#contract/matches.ts';
import { checkLead } from '#server/features/members/actions.ts';
import { listPersonFacts } from '#server/features/openings/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { listAskedOpenings, listRequestsForRoles } from './opening-store.ts';
import { bandOf, reasonsFor } from './reasons.ts';

type Search = { projectId: number; personId: number; now: Date };

/** How those who wait for a team's answer suit the roles they ask for, as its leads see them. */
export async function listRequestFits(
  db: Db,
  { projectId, personId, now }: Search,
): Promise<RequestFit[]> {
  const membership = { projectId, userId: personId };
  await checkLead(db, membership, { others: 'Only leads can see who asks to join.' });
  const requests = await listRequestsForRoles(db, projectId);
  const userIds = requests.map(({ userId }) => userId);
  const people = await listPersonFacts(db, { userIds, now });
  const asked = requests.flatMap((request) => {
    const person = people.get(request.userId);
    return person ? [{ ...request, person, week: person.week }] : [];
  });
  const openings = await listAskedOpenings(db, asked);
  return asked.flatMap(({ requestId, person }) => {
    const opening = openings.find((one) => one.requestId === requestId);
    if (!opening) return [];
    const reasons = reasonsFor(person, opening, 'team');
    const score = reasons.reduce((sum, { points }) => sum + points, 0);
    return [{ requestId, band: bandOf(score, 'team'), reasons }];
  });
}
