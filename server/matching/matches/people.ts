import { type FoundPerson, matchPageSize } from '#contract/matching/matches.ts';
import { disciplines } from '#contract/values/vocabulary.ts';
import { checkLead } from '#server/teams/members/actions.ts';
import { disciplineKey, noDiscipline, skillPairs } from '#server/people/preferences/actions.ts';
import { findRole } from '#server/teams/openings/role-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import { orderByDraw } from './daily-draw.ts';
import { listOpeningsOf, type OpeningRow } from './matching-openings-store.ts';
import { listCandidates, listCandidatesNear, listPeople } from './people-store.ts';
import { presentPerson } from './present.ts';
import { bandOf, scoreOf } from './score-match.ts';
import { explainPeopleTogether } from './together.ts';

type Search = { projectId: number; roleId: number; personId: number; now: Date };

/** People who agreed to be found and may suit a role. Nobody if it has no free place. */
export async function listPeopleForRole(
  db: Db,
  { projectId, roleId, personId, now }: Search,
): Promise<FoundPerson[]> {
  await checkLead(
    db,
    { projectId, userId: personId },
    { others: 'Only leads can look for people.', outsiders: 'This project doesn’t exist.' },
  );
  if (!(await findRole(db, { projectId, roleId }))) throw notFound('This role no longer exists.');
  const openings = await listOpeningsOf(db, { projectId, week: null });
  const opening = openings.find((one) => one.roleId === roleId);
  if (!opening) return [];
  const search = { projectId, roleId, now };
  const candidates =
    (await listCandidates(db, search)) ??
    (await listCandidatesNear(db, search, {
      kinds: kindsFor(opening),
      pairs: skillPairs(opening.skills),
    }));
  const scored = candidates.map((candidate) => ({
    id: candidate.userId,
    band: bandOf(scoreOf(candidate, seenBy(candidate, opening), 'team'), 'team'),
    pressure: 0,
    candidate,
  }));
  const day = now.toISOString().slice(0, 10);
  const shown = orderByDraw(scored, { readerId: projectId, day }).slice(0, matchPageSize);
  const ids = shown.map(({ id }) => id);
  const rows = await listPeople(db, ids);
  const together = await explainPeopleTogether(db, { userId: personId, ids, now });
  const people = new Map(rows.map((row) => [row.id, row]));
  return shown.flatMap(({ id, candidate }) => {
    const row = people.get(id);
    const fit = { person: candidate, opening: seenBy(candidate, opening), more: together(id), now };
    return row ? [presentPerson(row, fit)] : [];
  });
}

/** People with the role's discipline, and those who haven't named one. */
const kindsFor = ({ discipline }: OpeningRow) => [
  ...(discipline === 'Other' ? disciplines : [discipline]).map(disciplineKey),
  noDiscipline,
];

const seenBy = (
  { commonHours }: { commonHours: number | null },
  opening: OpeningRow,
): OpeningRow => ({ ...opening, commonHours });
