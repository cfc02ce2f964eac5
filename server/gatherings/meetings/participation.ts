import type { Meeting } from '#contract/gatherings/meetings.ts';
import { refuseOver } from '#server/gatherings/events/find.ts';
import { saveState } from '#server/gatherings/events/people-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { lockMeeting, showMeeting } from './find.ts';
import type { MeetingRef } from './store.ts';

type Answer = MeetingRef & { going: boolean; now: Date };

/** Stores that a member can't come, or comes after all. Who hasn't said is coming. */
export const answerMeeting = (db: Db, { going, now, ...ref }: Answer): Promise<Meeting> =>
  db.transaction().execute(async (db) => {
    const meeting = await lockMeeting(db, ref);
    refuseOver(meeting, now);
    const { projectId, userId, meetingId: eventId } = ref;
    if (going === (meeting.own_state === 'declined')) {
      const state = going ? 'going' : 'declined';
      await saveState(db, { eventId, userId, state, confirmedAt: null, now });
      await insertChange(db, { projectId, kind: 'meeting_changed', actorId: userId });
    }
    return showMeeting(db, { ...ref, now });
  });
