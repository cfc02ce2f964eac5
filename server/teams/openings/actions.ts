import type { Db } from '#server/migrations/tables.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { candidateKeys, type PersonFacts, toPersonFacts } from './candidate.ts';
import {
  deleteCandidate,
  findPersonSource,
  insertCandidate,
  listPersonSources,
} from './candidate-store.ts';
import { type Opening, openingKeys, toOpening } from './opening.ts';
import { listOpeningSources, replaceOpenings } from './store.ts';

export { bestSkills, type PersonFacts } from './candidate.ts';
export type { Opening };
export { disciplineKey, noDiscipline, skillPairs } from './match-keys.ts';
export { isKnownSkill, skillNames } from '#contract/values/skill-name.ts';
export { countCommonHours, offsetOf, weekMask } from './week-mask.ts';

/**
 * Computes the openings of projects again. Call it in each transaction that changes what they're
 * computed from: a project, its roles, members or join requests. The caller holds the project's lock.
 */
export async function refreshOpenings(
  db: Db,
  projectIds: number | number[],
  now: Date = new Date(),
) {
  const ids = [projectIds].flat();
  if (ids.length === 0) return;
  const sources = await listOpeningSources(db, ids);
  const openings = sources.map((source) => toOpening(source, now));
  await replaceOpenings(db, {
    projectIds: ids,
    openings,
    keys: openings.flatMap(openingKeys),
    now,
  });
}

/** All roles of a project as they're compared with people, also those without a free place. */
export async function listRolesAsOpenings(
  db: Db,
  { projectId, now }: { projectId: number; now: Date },
): Promise<Opening[]> {
  const sources = await listOpeningSources(db, [projectId], { all: true });
  return sources.map((source) => toOpening(source, now));
}

/** Computes again what teams can find about a person. Call it when their preferences or tech stack changed. */
export async function refreshCandidate(db: Db, userId: number, now: Date = new Date()) {
  await lockPerson(db, userId);
  await deleteCandidate(db, userId);
  const source = await findPersonSource(db, userId);
  if (!source || source.findableUntil === null) return;
  const { findableUntil, seenOn, ...person } = source;
  const facts = toPersonFacts(person, now);
  await insertCandidate(db, {
    userId,
    candidate: { ...facts, findableUntil, seenOn },
    keys: candidateKeys(facts),
    now,
  });
}

/** A person as they're compared with openings. */
export async function getPersonFacts(
  db: Db,
  { userId, now }: { userId: number; now: Date },
): Promise<PersonFacts> {
  const facts = await listPersonFacts(db, { userIds: [userId], now });
  return facts.get(userId) ?? toPersonFacts(nothing, now);
}

const nothing = {
  disciplines: [],
  learns: [],
  week: [],
  languages: [],
  skills: [],
  hours: null,
  timeZone: '',
  goal: null,
};

/** People as they're compared with openings, by ID. */
export async function listPersonFacts(
  db: Db,
  { userIds, now }: { userIds: number[]; now: Date },
): Promise<Map<number, PersonFacts>> {
  const sources = await listPersonSources(db, userIds);
  return new Map(
    sources.map(({ userId, findableUntil: _until, seenOn: _seen, ...source }) => [
      userId,
      toPersonFacts(source, now),
    ]),
  );
}
