import { about } from '#server/gatherings/events/announce.ts';
import type { EventRow } from '#server/gatherings/events/store.ts';
import { insertChanges } from '#server/history/changes/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { listMemberIds } from '#server/teams/members/store.ts';
import type { Db } from '#server/migrations/tables.ts';

type Planned = { event: EventRow; projectId: number; actorId: number; times: number; now: Date };

/** Invites the team. `times`: how many meetings there are, if it repeats. */
export async function announceMeeting(db: Db, { event, projectId, actorId, times, now }: Planned) {
  const { data, ...rest } = about({ event, to: await listMemberIds(db, projectId), now });
  await tell(db, { kind: 'meeting_planned', actorId, ...rest, data: { ...data, times } });
}

type Change = {
  projectId: number;
  actorId: number;
  kind: 'meeting_planned' | 'meeting_changed' | 'meeting_canceled';
};

/** Tells the team's open pages. The caller holds the board's lock. */
export const recordChange = (db: Db, { projectId, ...change }: Change) =>
  insertChanges(db, { projectId, changes: [change] });
