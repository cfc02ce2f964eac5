import type { Meeting } from '#contract/gatherings/meetings.ts';
import { lockEvent } from '#server/gatherings/events/store.ts';
import { lockBoard } from '#server/teams/members/actions.ts';
import { findMember } from '#server/teams/members/store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { forbidden, notFound } from '#server/platform/problem.ts';
import { canChange } from './policy.ts';
import { presentMeeting } from './present.ts';
import {
  findMeeting,
  listDeclined,
  listUpcoming,
  type MeetingRef,
  type MeetingRow,
} from './store.ts';

/** A meeting for a member, or throws not_found. */
export async function getMeeting(db: Db, ref: MeetingRef): Promise<MeetingRow> {
  const meeting = await findMeeting(db, ref);
  if (!meeting) throw notFound('This meeting doesn’t exist.');
  return meeting;
}

/** Locks a member's board, because they're about to plan or change something, or throws not_found. */
export async function lockTeam(db: Db, member: Membership) {
  if (!(await lockBoard(db, member))) throw notFound();
}

/** A meeting that nobody else changes or answers until the transaction ends. */
export async function lockMeeting(db: Db, ref: MeetingRef): Promise<MeetingRow> {
  await lockTeam(db, ref);
  await lockEvent(db, ref.meetingId);
  return getMeeting(db, ref);
}

/** Throws forbidden to members who can't change a meeting. */
export function checkPlanner(meeting: MeetingRow, { userId }: Membership) {
  if (!canChange(meeting, userId))
    throw forbidden('Only the person who planned a meeting or a lead can change it.');
}

/** A meeting as a member sees it. */
export async function showMeeting(
  db: Db,
  { now, ...ref }: MeetingRef & { now: Date },
): Promise<Meeting> {
  const { userId, meetingId } = ref;
  const declined = await listDeclined(db, [meetingId]);
  return presentMeeting(await getMeeting(db, ref), { userId, declined, now });
}

export async function listMeetings(db: Db, { now, ...member }: Membership & { now: Date }) {
  const found = await findMember(db, member);
  if (!found) throw notFound();
  const rows = await listUpcoming(db, { ...member, now });
  const ids = rows.map(({ id }) => id);
  const declined = ids.length === 0 ? [] : await listDeclined(db, ids);
  return {
    meetings: rows.map((row) => presentMeeting(row, { userId: member.userId, declined, now })),
    can: { plan: found.inactive_since === null },
  };
}
