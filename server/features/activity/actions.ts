import type { Db, EventKind } from '#server/migrations/tables.ts';
import { type Parts, runParts } from '#server/platform/database/parts.ts';
import { addEvent, computeStanding, rulesVersion } from './compute-standing.ts';
import type { Standing } from './standing.ts';
import {
  findStanding,
  insertEvents,
  listEvents,
  lockStanding,
  type NewEvents,
  saveStanding,
  type StoredStanding,
} from './store.ts';

type Events = Omit<NewEvents, 'occurredAt'> & { at?: Date };

/** Records what a person did. Call it in the same transaction. */
export async function recordEvent(
  db: Db,
  { kind, ...event }: Omit<Events, 'kinds'> & { kind: EventKind },
) {
  await runParts(db, await prepareEvents(db, { ...event, kinds: [kind] }));
}

/**
 * The same for several events, as parts of a statement that the caller runs. Pass `locked` if you've
 * already locked the standing.
 */
export async function prepareEvents(
  db: Db,
  { kinds, at = new Date(), ...events }: Events,
  locked?: StoredStanding | null,
): Promise<Parts> {
  if (kinds.length === 0) return [];
  const occurredAt = at.toISOString();
  const stored = locked ?? (await lockStanding(db, events.actorId));
  let state =
    stored.rules === rulesVersion ? stored.state : await recomputeStanding(db, events.actorId);
  for (const kind of kinds) state = addEvent(state, { kind, occurred_at: occurredAt });
  return [insertEvents({ kinds, occurredAt, ...events }, { rules: rulesVersion, state })];
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
