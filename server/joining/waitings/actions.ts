import type { Waiting } from '#contract/joining/waitings.ts';
import { refuseUnknownTeam } from '#server/teams/members/hackathon-memberships.ts';
import { isApartFromLeads } from '#server/people/blocks/store.ts';
import { useInvitationToWait } from '#server/joining/invitations/actions.ts';
import { askToJoin, refuseDeclined } from '#server/joining/join-requests/actions.ts';
import { findWaiting as findRequest, hastenAnswer } from '#server/joining/join-requests/store.ts';
import { enterTeam, refuseRemoved } from '#server/teams/members/actions.ts';
import { hasOpening } from '#server/teams/members/policy.ts';
import { isMember, lockProject } from '#server/teams/members/store.ts';
import { markReservationRead, reserveFreePlaces } from '#server/teams/places/actions.ts';
import {
  countTaken,
  deleteWaiting,
  findReservation,
  keepForRequest,
} from '#server/teams/places/store.ts';
import { hasPlace } from '#server/teams/openings/role-policy.ts';
import { findRole } from '#server/teams/openings/role-store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import type { NewcomerLimits } from '#server/platform/config.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { forbidden, limitReached, notFound, ProblemError } from '#server/platform/problem.ts';
import { maxWaitings, reservedAnswerDate } from './policy.ts';
import { presentWaiting } from './present.ts';
import { countWaitings, findWaiting, upsertWaiting } from './store.ts';

type Person = { projectId: number; personId: number; now: Date };
type Form = { roleId: number | null; token?: string | undefined };

/** Puts someone on a full team's waiting list. Changes the role of someone who is on it. */
export async function joinWaitingList(
  db: Db,
  { projectId, personId, form, now }: Person & { form: Form },
): Promise<Waiting> {
  const membership = { projectId, userId: personId };
  return db.transaction().execute(async (db) => {
    await lockJoining(db, personId);
    const project = await lockProject(db, projectId);
    if (!project) throw notFound('This project doesn’t exist.');
    await refuseUnknownTeam(db, membership);
    if (await isMember(db, membership)) throw forbidden('You’re already on this team.');
    if (project.status === 'Completed') throw new ProblemError('project_completed');
    if (await isApartFromLeads(db, membership)) throw new ProblemError('asking_paused');
    if (!project.is_listed)
      throw forbidden('Hackathon teams have no waiting list. Choose another team.');
    if (!(await findReservation(db, membership))) {
      const isInvited = await useInvitationToWait(db, { ...membership, token: form.token, now });
      if (!isInvited) await refuseRemoved(db, membership);
      // They'd have to ask once they have a place.
      if (!isInvited && project.joining === 'ask') await refuseDeclined(db, { ...membership, now });
      await refuseOpenPlace(db, { ...membership, teamSize: project.team_size, ...form });
      await refuseTooManyLists(db, membership);
      await upsertWaiting(db, { ...membership, roleId: form.roleId, isInvited, now });
    }
    return getWaiting(db, membership);
  });
}

type Wish = { projectId: number; userId: number; roleId: number | null; teamSize: number };

/** Nobody waits for a place that they could have now. */
async function refuseOpenPlace(db: Db, { roleId, teamSize, ...membership }: Wish) {
  const role = roleId === null ? undefined : await findRole(db, { ...membership, roleId });
  if (roleId !== null && !role) throw notFound('This role no longer exists.');
  const taken = await countTaken(db, membership);
  if (hasOpening({ taken, teamSize }) && (!role || hasPlace(role)))
    throw new ProblemError('place_open');
}

/** The caller holds the person's joining lock. */
async function refuseTooManyLists(db: Db, membership: Membership) {
  if ((await countWaitings(db, membership)) < maxWaitings) return;
  throw limitReached(`You can be on up to ${maxWaitings} waiting lists. Leave one first.`);
}

async function getWaiting(db: Db, membership: Membership) {
  const waiting = await findWaiting(db, membership);
  if (!waiting) throw notFound();
  return presentWaiting(waiting);
}

/** Leaves a waiting list. The place that was reserved for the person goes to the next in line. */
export async function stopWaiting(db: Db, { projectId, personId, now }: Person) {
  await db.transaction().execute(async (db) => {
    if (!(await lockProject(db, projectId))) throw notFound('This project doesn’t exist.');
    await deleteWaiting(db, { projectId, userId: personId });
    await reserveFreePlaces(db, { projectId, refusedBy: personId, now });
  });
}

/**
 * Takes the place that's reserved for someone: they join, or ask to if the team answers first. The place
 * is then kept until they have an answer.
 */
export async function acceptReservation(
  db: Db,
  {
    projectId,
    personId,
    message,
    newcomers,
    now,
  }: Person & { message: string; newcomers: NewcomerLimits },
): Promise<{ projectId: number; requestId: number | null }> {
  const membership = { projectId, userId: personId };
  return db.transaction().execute(async (db) => {
    await lockJoining(db, personId);
    const project = await lockProject(db, projectId);
    if (!project) throw notFound('This project doesn’t exist.');
    if (await isMember(db, membership)) return { projectId, requestId: null };
    const reservation = await findReservation(db, membership);
    if (reservation?.request_id) return { projectId, requestId: reservation.request_id };
    if (!reservation || reservation.until <= now.toISOString())
      throw new ProblemError('reservation_over');
    const { id, role_id: roleId } = reservation;
    await markReservationRead(db, { reservationId: id, now });
    if (project.joining === 'open' || reservation.is_invited) {
      await enterTeam(db, { ...membership, roleId: roleId ?? undefined, by: 'reservation', now });
      return { projectId, requestId: null };
    }
    const form = { roleId, message };
    const requestId = await ask(db, { projectId, personId, form, newcomers, now });
    await keepForRequest(db, { id, requestId });
    return { projectId, requestId };
  });
}

/** Asks to join, or hastens the answer to someone who has asked before. Returns the request's ID. */
async function ask(
  db: Db,
  {
    form,
    newcomers,
    now,
    ...person
  }: Person & { form: Form & { message: string }; newcomers: NewcomerLimits },
) {
  const answerBy = reservedAnswerDate(now);
  const asked = await findRequest(db, { projectId: person.projectId, userId: person.personId });
  if (!asked) return (await askToJoin(db, { ...person, form, newcomers, now, answerBy })).id;
  await hastenAnswer(db, { id: asked.id, answerBy });
  return asked.id;
}
