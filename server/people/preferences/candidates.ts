import type { Db } from '#server/migrations/tables.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { candidateKeys, type PersonFacts, toPersonFacts } from './candidate.ts';
import {
  deleteCandidate,
  findPersonSource,
  insertCandidate,
  listPersonSources,
} from './candidate-store.ts';

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
