import { tell } from '#server/notifications/notifications/actions.ts';
import { markSubjectRead, markRequestRead } from '#server/notifications/notifications/store.ts';
import { refreshOpenings } from '#server/teams/openings/actions.ts';
import { storeOpenRoles } from '#server/teams/openings/role-store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { maxAttempts, reservationEnd } from './policy.ts';
import {
  closeWaitingRequest,
  deleteReservation,
  deleteWaiting,
  deleteWaitings,
  endReservations,
  findNext,
  insertReservation,
  listFitting,
  lockProjectsBetween,
} from './store.ts';

type Places = {
  projectId: number;
  now?: Date;
  /** Someone who doesn't want the place that's reserved for them. */
  refusedBy?: number;
};

/**
 * Reserves a project's free places for those who wait for them, and stores which roles are open and what
 * people are matched with. Call it under the project's lock after each change of its members, its size,
 * its roles or its requests.
 *
 * So nobody waits for a place that's free. Once a place was reserved three times, everyone who waits for
 * it is told that it's open instead.
 */
export async function reserveFreePlaces(
  db: Db,
  { projectId, now = new Date(), refusedBy }: Places,
): Promise<void> {
  const ended = await endReservations(db, { projectId, userId: refusedBy, now });
  for (const { id } of ended) await markReservationRead(db, { reservationId: id, now });
  const attempts = ended.map(({ attempt }) => attempt).toSorted((a, b) => b - a);
  const place = { projectId, now };
  for (let next = await findNext(db, place); next; next = await findNext(db, place)) {
    const attempt = (attempts.shift() ?? 0) + 1;
    if (attempt > maxAttempts) {
      await openToAll(db, { projectId, now });
      break;
    }
    await reserve(db, { projectId, next, attempt, now });
  }
  await storeOpenRoles(db, projectId);
  await refreshOpenings(db, projectId, now);
}

type Next = NonNullable<Awaited<ReturnType<typeof findNext>>>;

async function reserve(
  db: Db,
  { projectId, next, attempt, now }: { projectId: number; next: Next; attempt: number; now: Date },
) {
  const { user_id: userId, role_id: roleId, is_invited: isInvited } = next;
  const until = reservationEnd(now);
  await deleteWaiting(db, { projectId, userId });
  const reservationId = await insertReservation(db, {
    projectId,
    userId,
    roleId,
    isInvited,
    attempt,
    until,
  });
  await tell(db, {
    kind: 'place_reserved',
    to: userId,
    actorId: null,
    projectId,
    data: { reservationId, role: next.role ?? '', until: until.toISOString() },
    now,
  });
}

/** Tells everyone who still waits that the place is open, and takes them off the list. */
async function openToAll(db: Db, { projectId, now }: { projectId: number; now: Date }) {
  const waiting = await listFitting(db, { projectId, now });
  for (const { user_id: userId } of waiting) await deleteWaiting(db, { projectId, userId });
  const to = waiting.map((person) => person.user_id);
  await tell(db, { kind: 'place_opened', to, actorId: null, projectId, data: {}, now });
}

/**
 * Tells those who wait for a place, or have one reserved, that the project is deleted. Those who have also
 * asked to join are told about their request. Call it before requests are closed.
 */
export async function endWaitings(
  db: Db,
  { projectId, name, now }: { projectId: number; name: string; now: Date },
) {
  for (const { userId, reservationId, hasAsked } of await deleteWaitings(db, projectId)) {
    if (reservationId !== null) await markReservationRead(db, { reservationId, now });
    if (hasAsked) continue;
    const data = { projectId, project: name, isReserved: reservationId !== null };
    await tell(db, { kind: 'waited_project_gone', to: userId, actorId: null, data, now });
  }
}

/** Ends what someone asks of a team or waits for there. The caller holds the project's lock. */
export async function stopAsking(db: Db, membership: Membership) {
  await deleteWaiting(db, membership);
  const id = await closeWaitingRequest(db, membership);
  if (id !== undefined) await markRequestRead(db, id);
}

/** Ends what either of two people asks of a team that the other one leads, or waits for there. */
export async function endAskingBetween(
  db: Db,
  { now, ...pair }: { personId: number; otherId: number; now: Date },
) {
  for (const { id: projectId } of await lockProjectsBetween(db, pair))
    for (const userId of [pair.personId, pair.otherId]) {
      await stopAsking(db, { projectId, userId });
      await reserveFreePlaces(db, { projectId, refusedBy: userId, now });
    }
}

/** Deletes the reservation of someone who has joined, in whichever way. */
export async function useReservation(db: Db, membership: Membership) {
  const reservationId = await deleteReservation(db, membership);
  if (reservationId !== undefined) await markReservationRead(db, { reservationId });
}

/** Marks what someone was told about a place as read: there's nothing to answer anymore. */
export const markReservationRead = (
  db: Db,
  { reservationId, now }: { reservationId: number; now?: Date },
) =>
  markSubjectRead(db, {
    subject: `reservation:${reservationId}`,
    kinds: ['place_reserved'],
    ...(now && { now }),
  });
