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

/** Records what a person did. Call it in the same transaction. */
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
 * Returns a person's standing, and recomputes it if the rules have changed. Pass `known` if you've
 * already loaded the stored standing.
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
