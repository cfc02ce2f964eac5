import type { Profile } from '#contract/profiles.ts';
import type { Db } from '#server/migrations/tables.ts';
import { shownKinds } from './activity-types.ts';
import { presentActivity } from './present.ts';
import { add, reckon, rulesVersion } from './reckon.ts';
import type { Standing } from './standing.ts';
import {
  findStanding,
  insertEvent,
  listEvents,
  listLatestEvents,
  lockStanding,
  type NewEvent,
  saveStanding,
} from './store.ts';

const shownEntries = 20;

/** Writes down what a person did, in the transaction in which they did it. */
export async function recordEvent(
  db: Db,
  { at = new Date(), ...event }: Omit<NewEvent, 'occurredAt'> & { at?: Date },
) {
  const occurredAt = at.toISOString();
  const stored = await lockStanding(db, event.actorId);
  const before = stored.rules === rulesVersion ? stored.state : await reckonAll(db, event.actorId);
  const state = add(before, { kind: event.kind, occurred_at: occurredAt });
  await insertEvent(db, { ...event, occurredAt });
  await saveStanding(db, { userId: event.actorId, rules: rulesVersion, state });
}

/** What a person's events come to, however many there are; reckoned anew where the rules changed. */
export async function getStanding(db: Db, userId: number): Promise<Standing> {
  const stored = await findStanding(db, userId);
  if (stored?.rules === rulesVersion) return stored.state;
  return db.transaction().execute(async (db) => {
    const { rules, state } = await lockStanding(db, userId);
    if (rules === rulesVersion) return state;
    const reckoned = await reckonAll(db, userId);
    await saveStanding(db, { userId, rules: rulesVersion, state: reckoned });
    return reckoned;
  });
}

/** What a person did last, the newest first. */
export async function listActivity(db: Db, userId: number): Promise<Profile['activity']> {
  const events = await listLatestEvents(db, { userId, kinds: shownKinds, limit: shownEntries });
  return events.map(presentActivity);
}

const reckonAll = async (db: Db, userId: number) => reckon(await listEvents(db, userId));
