import { about } from '#server/gatherings/events/announce.ts';
import type { EventRow } from '#server/gatherings/events/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { listMemberIds } from '#server/teams/members/store.ts';
import type { Db } from '#server/migrations/tables.ts';

type Planned = { event: EventRow; projectId: number; actorId: number; times: number; now: Date };

/** Invites the team. `times`: how many meetings there are, if it repeats. */
export async function announceMeeting(db: Db, { event, projectId, actorId, times, now }: Planned) {
  const { data, ...rest } = about({ event, to: await listMemberIds(db, projectId), now });
  await tell(db, { kind: 'meeting_planned', actorId, ...rest, data: { ...data, times } });
}
