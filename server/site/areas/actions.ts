import { type AreaMode, type AreaName, hasMode } from '#contract/values/areas.ts';
import type { Db } from '#server/migrations/tables.ts';
import { insertAudit } from '#server/people/admins/audit-store.ts';
import { invalidField } from '#server/platform/problem.ts';
import { saveMode } from './store.ts';

type Change = { area: AreaName; mode: AreaMode; actorId: number | 'command'; now: Date };

/** Gives an area a mode. Throws invalid_input if it can't have that one. */
export async function setMode(db: Db, { actorId, ...change }: Change) {
  const { area, mode, now } = change;
  if (!hasMode(area, mode)) throw invalidField('mode', 'Choose a mode from the list');
  await db.transaction().execute(async (db) => {
    if (!(await saveMode(db, change))) return;
    const act = mode === 'hidden' ? 'hide_area' : mode === 'live' ? 'open_area' : 'reset_area';
    await insertAudit(db, { actorId, act, subject: `area:${area}`, now });
  });
}
