import type { RequestFit } from '#contract/matching/matches.ts';
import { checkLead } from '#server/teams/members/actions.ts';
import { listRolesAsOpenings, type Opening } from '#server/teams/openings/actions.ts';
import {
  countCommonHours,
  listPersonFacts,
  type PersonFacts,
} from '#server/people/preferences/actions.ts';
import { listRoles } from '#server/teams/openings/role-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { listWaitingRequests } from './matching-openings-store.ts';
import { bandOf, reasonsFor, scoreOf } from './score-match.ts';
import { explainPeopleTogether } from './together.ts';

type Search = { projectId: number; personId: number; now: Date };

/**
 * How those who wait for a team's answer suit the roles they ask for, as its leads see them. A person
 * who asks for no role is compared with the one that suits them best.
 */
export async function listRequestFits(
  db: Db,
  { projectId, personId, now }: Search,
): Promise<RequestFit[]> {
  const membership = { projectId, userId: personId };
  await checkLead(db, membership, { others: 'Only leads can see who asks to join.' });
  const requests = await listWaitingRequests(db, projectId);
  const userIds = requests.map(({ userId }) => userId);
  const people = await listPersonFacts(db, { userIds, now });
  const together = await explainPeopleTogether(db, { userId: personId, ids: userIds, now });
  const roles = await listRolesAsOpenings(db, { projectId, now });
  const names = new Map((await listRoles(db, projectId)).map(({ id, name }) => [id, name]));
  return requests.flatMap(({ requestId, userId, roleId }) => {
    const person = people.get(userId);
    const fit = person && compare(person, choose(roles, roleId));
    if (!fit) return [];
    const { score, reasons } = fit;
    const isKnown = reasons.some(({ fits }) => fits !== 'unknown');
    const bestRole = (roleId === null && isKnown && names.get(fit.roleId)) || '';
    const band = bandOf(score, 'team');
    return [{ requestId, bestRole, band, reasons: [...together(userId), ...reasons] }];
  });
}

/** The role that someone asks for, or else those with a free place; all if none has one. */
function choose(roles: Opening[], roleId: number | null): Opening[] {
  if (roleId !== null) return roles.filter((role) => role.roleId === roleId);
  const open = roles.filter(({ freePlaces }) => freePlaces > 0);
  return open.length > 0 ? open : roles;
}

/** How someone suits the role that suits them best. Undefined if there's none. */
function compare(person: PersonFacts, roles: Opening[]) {
  const [best] = roles
    .map((role) => ({ ...role, commonHours: countCommonHours(person.week, role.week) }))
    .map((role) => ({ role, score: scoreOf(person, role, 'team') }))
    .toSorted((one, other) => other.score - one.score);
  if (!best) return undefined;
  const { role, score } = best;
  return { roleId: role.roleId, score, reasons: reasonsFor(person, role, 'team') };
}
