import type * as z from 'zod/mini';
import { maxMeetings, type Meeting, type meetingForm } from '#contract/gatherings/meetings.ts';
import { addDays } from '#contract/values/durations.ts';
import { checkTimes } from '#server/gatherings/events/check-times.ts';
import { repeatForm } from '#server/gatherings/events/repeat.ts';
import { countCreated, getAnyEvent, insertEvents } from '#server/gatherings/events/store.ts';
import { insertChange } from '#server/history/changes/store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { transact } from '#server/platform/database/transact.ts';
import { limitReached } from '#server/platform/problem.ts';
import { announceMeeting } from './announce.ts';
import { lockTeam, showMeeting } from './find.ts';
import { countUpcoming } from './store.ts';

/** How many meetings, or series of them, someone plans for a team in a day: each is an email to everyone. */
const mostPlannedPerDay = 10;

type Planning = Membership & { form: z.output<typeof meetingForm>; now: Date };

/** Plans a meeting, or a series, and invites the team. Returns the first one. */
export const planMeeting = (
  db: Db,
  { form: { repeat, ...form }, now, ...member }: Planning,
): Promise<Meeting> =>
  transact(db, async (db) => {
    const { projectId, userId: actorId } = member;
    checkTimes(form, now);
    const series = repeatForm(form, repeat);
    await lockTeam(db, member);
    await refuseTooMany(db, { ...member, count: series.length, now });
    const ids = await insertEvents(db, { projectId, organizerId: actorId, series, now });
    const meetingId = ids[0]!;
    await insertChange(db, { projectId, kind: 'meeting_planned', actorId });
    const event = await getAnyEvent(db, meetingId);
    await announceMeeting(db, { event, projectId, actorId, times: series.length, now });
    return showMeeting(db, { ...member, meetingId, now });
  });

/** The board's lock keeps simultaneous calls within the limits. */
async function refuseTooMany(
  db: Db,
  { count, now, ...member }: Membership & { count: number; now: Date },
) {
  if ((await countUpcoming(db, { ...member, now })) + count > maxMeetings)
    throw limitReached(`A team can have up to ${maxMeetings} upcoming meetings.`);
  const { projectId, userId: organizerId } = member;
  const planned = { projectId, organizerId, since: addDays(now, -1) };
  if ((await countCreated(db, planned)) >= mostPlannedPerDay)
    throw limitReached(`You can plan up to ${mostPlannedPerDay} meetings a day. Go on tomorrow.`);
}
