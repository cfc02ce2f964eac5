import type { Meeting } from '#contract/gatherings/meetings.ts';
import { isOver } from '#server/gatherings/events/policy.ts';
import { presentOrganizer, presentPerson } from '#server/gatherings/events/present.ts';
import { canChange } from './policy.ts';
import type { listDeclined, MeetingRow } from './store.ts';

type Declined = Awaited<ReturnType<typeof listDeclined>>;
type Seen = { userId: number; declined: Declined; now: Date };

export const presentMeeting = (row: MeetingRow, { userId, declined, now }: Seen): Meeting => ({
  id: row.id,
  title: row.title,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  timeZone: row.time_zone,
  location: row.location,
  link: row.link,
  description: row.description,
  organizer: presentOrganizer(row),
  declined: declined.filter(({ event_id }) => event_id === row.id).map(presentPerson),
  isComing: row.isActive && row.own_state !== 'declined',
  later: row.later,
  version: row.version,
  canceledAt: row.canceled_at,
  can: { change: canChange(row, userId) && !isOver(row, now) },
});
