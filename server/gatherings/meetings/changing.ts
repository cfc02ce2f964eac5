import type * as z from 'zod/mini';
import type { Meeting, meetingUpdate } from '#contract/gatherings/meetings.ts';
import { announceChange, findChanged } from '#server/gatherings/events/announce.ts';
import { isTold, limitChanges } from '#server/gatherings/events/changing.ts';
import { checkTimes } from '#server/gatherings/events/check-times.ts';
import { refuseOver } from '#server/gatherings/events/find.ts';
import { getAnyEvent, updateEvent } from '#server/gatherings/events/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Limits } from '#server/platform/limits/limits.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { checkPlanner, getMeeting, lockMeeting, showMeeting } from './find.ts';
import { forgetDeclined, listInvited, type MeetingRow, type MeetingRef } from './store.ts';

type Change = MeetingRef & { form: z.output<typeof meetingUpdate>; now: Date };

/** Changes a meeting. The team is told of a new time, place or link. */
export async function changeMeeting(
  { db, limits }: { db: Db; limits: Limits },
  change: Change,
): Promise<Meeting> {
  const { meetingId: eventId, userId, form } = change;
  const current = await getMeeting(db, change);
  return limitChanges(limits, { eventId, userId, isTold: isTold(current, form) }, () =>
    db.transaction().execute((db) => changeLocked(db, change)),
  );
}

async function changeLocked(db: Db, { form, now, ...ref }: Change): Promise<Meeting> {
  const before = await lockMeeting(db, ref);
  checkPlanner(before, ref);
  refuseOver(before, now);
  const { version, ...settings } = form;
  if (version !== before.version)
    throw new ProblemError('stale_event', { current: await showMeeting(db, { ...ref, now }) });
  checkTimes(settings, now, before);
  const { projectId, meetingId, userId: actorId } = ref;
  const isMoved = settings.startsAt !== before.starts_at;
  await updateEvent(db, { id: meetingId, settings, isMoved });
  // Who couldn't come then may be able to come now.
  if (isMoved) await forgetDeclined(db, meetingId);
  await insertChange(db, { projectId, kind: 'meeting_changed', actorId });
  await tellChange(db, { before, actorId, now });
  return showMeeting(db, { ...ref, now });
}

async function tellChange(
  db: Db,
  { before, actorId, now }: { before: MeetingRow; actorId: number; now: Date },
) {
  const event = await getAnyEvent(db, before.id);
  const changed = findChanged(before, event);
  if (!changed) return;
  for (const { ids } of await listInvited(db, [event.id]))
    await announceChange(db, { event, before: changed, to: ids, actorId, now });
}
