import type { Meeting } from '#contract/gatherings/meetings.ts';
import { endEvents } from '#server/gatherings/events/canceling.ts';
import { refuseOver } from '#server/gatherings/events/find.ts';
import { listLater, lockSeries } from '#server/gatherings/events/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { checkPlanner, lockMeeting, lockTeam, showMeeting } from './find.ts';
import { listInvited, type MeetingRef } from './store.ts';

/** `andLater`: those of the same series that start later, too. */
type Canceling = MeetingRef & { reason: string; andLater: boolean; now: Date };

/** Cancels a meeting and tells those who were coming, once for all of a series. Idempotent. */
export const cancelMeeting = (
  db: Db,
  { reason, andLater, now, ...ref }: Canceling,
): Promise<Meeting> =>
  db.transaction().execute(async (db) => {
    await lockTeam(db, ref);
    if (andLater) await lockSeries(db, ref.meetingId);
    const meeting = await lockMeeting(db, ref);
    checkPlanner(meeting, ref);
    if (meeting.canceled_at === null) {
      refuseOver(meeting, now);
      const { projectId, userId: actorId } = ref;
      const later = { seriesId: meeting.series_id, startsAt: meeting.starts_at, now };
      const ids = [meeting.id, ...(andLater ? await listLater(db, later) : [])];
      await insertChange(db, { projectId, kind: 'meeting_canceled', actorId });
      await endEvents(db, { ids, reason, actorId, now, concerned: listInvited });
    }
    return showMeeting(db, { ...ref, now });
  });
