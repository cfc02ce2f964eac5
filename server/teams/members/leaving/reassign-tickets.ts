import type { HandOver } from '#contract/teams/departures.ts';
import { insertChanges } from '#server/history/changes/store.ts';
import { tellOnceADay } from '#server/notifications/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { invalidField } from '#server/platform/problem.ts';
import { passTickets } from './reassign-tickets-store.ts';
import { isActiveMember } from '#server/teams/members/store.ts';

type Leaving = { projectId: number; userId: number; handOver: HandOver[] };

/** Tickets go to people who are on the team and stay there. */
export async function refuseOutsiders(db: Db, { projectId, userId, handOver }: Leaving) {
  const people = new Set(handOver.flatMap(({ to }) => to ?? []));
  for (const id of people)
    if (id === userId || !(await isActiveMember(db, { projectId, userId: id })))
      throw invalidField('handOver', 'Hand your tickets over to people who are on the team.');
}

/**
 * Assigns open tickets of someone who leaves to their teammates, who are told. Skips what has changed
 * since it was chosen: tickets that aren't theirs anymore, and people who have left, too.
 */
export async function handOverTickets(
  db: Db,
  { projectId, userId, handOver, now }: Leaving & { now: Date },
) {
  const passed = await passTickets(db, { projectId, userId, handOver });
  const changes = passed.map(({ id: ticketId, to }) => ({
    kind: 'ticket_changed' as const,
    actorId: userId,
    ticketId,
    fields: [{ field: 'assignee' as const, from: userId, to }],
  }));
  await insertChanges(db, { projectId, changes });
  const told = { kind: 'ticket_assigned', actorId: userId, projectId, now } as const;
  for (const { id: ticketId, title, to } of passed)
    await tellOnceADay(db, { ...told, to, data: { ticketId, title } });
}
