import type { Db } from '#server/migrations/tables.ts';
import { addEvent, computeStanding, rulesVersion } from './compute-standing.ts';
import type { Standing } from './standing.ts';
import {
  findStanding,
  insertEvent,
  listEvents,
  lockStanding,
  type NewEvent,
  saveStanding,
  type StoredStanding,
} from './store.ts';

/** Writes down what a person did, in the transaction in which they did it. */
export async function recordEvent(
  db: Db,
  { at = new Date(), ...event }: Omit<NewEvent, 'occurredAt'> & { at?: Date },
) {
  const occurredAt = at.toISOString();
  const stored = await lockStanding(db, event.actorId);
  const before =
    stored.rules === rulesVersion ? stored.state : await recomputeStanding(db, event.actorId);
  const state = addEvent(before, { kind: event.kind, occurred_at: occurredAt });
  await insertEvent(db, { ...event, occurredAt }, { rules: rulesVersion, state });
}

/**
 * What a person's events come to, however many there are; computed anew where the rules changed.
 * `known` is what is stored, for whoever has read that already.
 */
export async function getStanding(
  db: Db,
  userId: number,
  known?: StoredStanding | null,
): Promise<Standing> {
  const stored = known === undefined ? await findStanding(db, userId) : known;
  if (stored?.rules === rulesVersion) return stored.state;
  return db.transaction().execute(async (db) => {
    const { rules, state } = await lockStanding(db, userId);
    if (rules === rulesVersion) return state;
    const computed = await recomputeStanding(db, userId);
    await saveStanding(db, { userId, rules: rulesVersion, state: computed });
    return computed;
  });
}

const recomputeStanding = async (db: Db, userId: number) =>
  computeStanding(await listEvents(db, userId));
