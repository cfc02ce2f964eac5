import type { EventCreators } from '#contract/values/event-card.ts';
import { type AreaMode, type AreaName, canClose, hasMode } from '#contract/values/areas.ts';
import type { Db } from '#server/migrations/tables.ts';
import { insertAudit } from '#server/people/admins/audit-store.ts';
import { invalidField } from '#server/platform/problem.ts';
import { saveMode } from './store.ts';

type Change = {
  area: AreaName;
  mode: AreaMode;
  /** Whether people who aren't signed in can read a live area. */
  visitors?: boolean | undefined;
  /** Who can create events. */
  creators?: EventCreators | undefined;
  actorId: number | 'command';
  now: Date;
};

/** Gives an area a mode. Throws invalid_input if it can't have that one, or not without visitors. */
export async function setMode(db: Db, change: Change) {
  const { actorId, area, mode, visitors = true, creators = 'organizers', now } = change;
  if (!hasMode(area, mode)) throw invalidField('mode', 'Choose a mode from the list');
  if (!visitors && !canClose(area, mode))
    throw invalidField(
      'visitors',
      'Only real events, forum and hackathons can be closed to visitors',
    );
  if (area !== 'events' && creators !== 'organizers')
    throw invalidField('creators', 'Only events have people who can create them');
  const options = {
    ...(!visitors && { visitors }),
    ...(creators !== 'organizers' && { creators }),
  };
  await db.transaction().execute(async (db) => {
    if (!(await saveMode(db, { area, mode, options, now }))) return;
    const act = mode === 'hidden' ? 'hide_area' : mode === 'live' ? 'open_area' : 'reset_area';
    await insertAudit(db, { actorId, act, subject: `area:${area}`, now });
  });
}
