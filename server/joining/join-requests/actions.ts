import type { JoinRequest } from '#contract/joining/join-requests.ts';
import { type JoinRequestState, maxUnansweredRequests } from '#contract/values/vocabulary.ts';
import { isApartFromLeads } from '#server/people/blocks/store.ts';
import { checkPlace, refuseUnknownTeam } from '#server/teams/members/hackathon-memberships.ts';
import {
  checkLead,
  enterTeam,
  getOpenRole,
  recordSignOfLife,
  refuseRemoved,
} from '#server/teams/members/actions.ts';
import { asksFirst, hasOpening } from '#server/teams/members/policy.ts';
import { isMember, lockProject } from '#server/teams/members/store.ts';
import { refreshOpenings } from '#server/teams/openings/actions.ts';
import { reserveFreePlaces } from '#server/teams/places/actions.ts';
import { countTaken, deleteUninvited } from '#server/teams/places/store.ts';
import { markRequestRead } from '#server/notifications/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { NewcomerLimits } from '#server/platform/config.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { transact } from '#server/platform/database/transact.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import { alreadyAnswered } from './already-answered.ts';
import { announceAnswer, announceClosing, announceLoss, announceRequest } from './announce.ts';
import { refuseDeclined, refuseTooManyRequests } from './limits.ts';
import { answerDate, canSee } from './policy.ts';
import { presentRequest } from './present.ts';
import {
  closeWaiting,
  endRequest,
  findRequest,
  findWaiting,
  insertRequest,
  listOfProject,
  resetUnanswered,
  updateRequest,
} from './store.ts';

export { refuseAskingFirst, refuseDeclined } from './limits.ts';

type Ref = { requestId: number; personId: number };
type Form = { roleId: number | null; message: string };
type Asking = {
  projectId: number;
  personId: number;
  form: Form;
  newcomers: NewcomerLimits;
  now: Date;
  /** By when it's answered, if that's sooner than usual. */
  answerBy?: Date;
};

/** Asks to join a team. */
export const askToJoin = (db: Db, asking: Asking): Promise<JoinRequest> =>
  transact(db, (db) => ask(db, asking));

async function ask(
  db: Db,
  { projectId, personId, form, newcomers, now, answerBy = answerDate(now) }: Asking,
): Promise<JoinRequest> {
  await lockJoining(db, personId);
  const project = await lockProject(db, projectId);
  if (!project) throw notFound('This project doesn’t exist.');
  const membership = { projectId, userId: personId };
  await refuseUnknownTeam(db, membership);
  if (await isMember(db, membership)) throw forbidden('You’re already on this team.');
  const waiting = await findWaiting(db, membership);
  if (waiting)
    throw new ProblemError('already_asked', { current: presentRequest(waiting, personId) });
  if (project.status === 'Completed') throw new ProblemError('project_completed');
  if (await isApartFromLeads(db, membership)) throw new ProblemError('asking_paused');
  await checkPlace(db, { ...membership, isSelf: true, now });
  if (!asksFirst(project)) throw new ProblemError('joins_at_once');
  if (project.unanswered_requests >= maxUnansweredRequests) throw new ProblemError('asking_paused');
  await refuseRemoved(db, membership);
  await refuseDeclined(db, { ...membership, now });
  const taken = await countTaken(db, { ...membership, soon: true });
  if (!hasOpening({ taken, teamSize: project.team_size })) throw new ProblemError('team_full');
  const role = await findChosenRole(db, { ...membership, roleId: form.roleId });
  await refuseTooManyRequests(db, { userId: personId, newcomers, now });
  const { message } = form;
  const id = await insertRequest(db, {
    ...membership,
    role,
    message,
    askedAt: now,
    answerBy,
  });
  await refreshOpenings(db, projectId, now);
  const request = await getRequest(db, { requestId: id, personId });
  await announceRequest(db, request, now);
  return presentRequest(request, personId);
}

const findChosenRole = async (
  db: Db,
  { roleId, ...membership }: { projectId: number; userId: number; roleId: number | null },
) => (roleId === null ? undefined : getOpenRole(db, { ...membership, roleId, soon: true }));

/** A request that the person may see. Throws not_found. */
export async function getRequest(db: Db, { requestId, personId }: Ref) {
  const request = await findRequest(db, { id: requestId, readerId: personId });
  const reader = { id: personId, isLead: request?.is_lead ?? false };
  if (!request || !canSee({ userId: request.user_id, state: request.state }, reader))
    throw notFound('This request doesn’t exist.');
  return request;
}

/** The requests to a project that the person leads. */
export async function listRequests(
  db: Db,
  { projectId, personId, state }: { projectId: number; personId: number; state: JoinRequestState },
): Promise<JoinRequest[]> {
  const membership = { projectId, userId: personId };
  await checkLead(db, membership, { others: 'Only leads can see who asks to join.' });
  const rows = await listOfProject(db, { projectId, readerId: personId, state });
  return rows.map((row) => presentRequest(row, personId));
}

/** Changes someone's own request. Throws already_answered if it doesn't wait anymore. */
export const changeRequest = async (db: Db, { form, ...ref }: Ref & { form: Form }) =>
  db.transaction().execute(async (db) => {
    const request = await lockRequest(db, ref);
    if (request.user_id !== ref.personId)
      throw forbidden('Only the person who sent a request can change it.');
    if (request.state !== 'waiting') throw alreadyAnswered(request, ref.personId);
    const projectId = request.project_id;
    const role =
      form.roleId !== null && form.roleId === request.role_id
        ? { id: form.roleId, name: request.role_name }
        : await findChosenRole(db, { projectId, userId: ref.personId, roleId: form.roleId });
    await updateRequest(db, { id: request.id, role, message: form.message });
    await refreshOpenings(db, projectId);
    return presentRequest(await getRequest(db, ref), ref.personId);
  });

/** Withdraws someone's own request. Idempotent. Throws already_answered if the team was faster. */
export async function withdrawRequest(db: Db, { now, ...ref }: Ref & { now: Date }) {
  await db.transaction().execute(async (db) => {
    const request = await lockRequest(db, ref);
    if (request.user_id !== ref.personId)
      throw forbidden('Only the person who sent a request can withdraw it.');
    if (request.state === 'withdrawn') return;
    if (request.state !== 'waiting') throw alreadyAnswered(request, ref.personId);
    await endRequest(db, { id: request.id, state: 'withdrawn', now });
    await markRequestRead(db, request.id, now);
    await reserveFreePlaces(db, { projectId: request.project_id, now });
  });
}

type Answer = Ref & { answer: 'accepted' | 'declined'; text: string; now: Date };

/**
 * Accepts or declines a request. An accepted person is a member in the same transaction; if there is no
 * place for them, the request stays open. Throws already_answered if it doesn't wait anymore.
 */
export const answerRequest = async (
  db: Db,
  { answer, text, now, ...ref }: Answer,
): Promise<JoinRequest> =>
  db.transaction().execute(async (db) => {
    const { user_id: userId } = await getRequest(db, ref);
    await lockJoining(db, userId);
    const { id, project_id: projectId, ...request } = await lockRequest(db, ref);
    if (!request.is_lead) throw forbidden('Only leads can answer a request.');
    if (request.state !== 'waiting')
      throw alreadyAnswered({ ...request, id, project_id: projectId }, ref.personId);
    await endRequest(db, { id, state: answer, now, answeredBy: ref.personId, answer: text });
    await resetUnanswered(db, projectId);
    if (answer === 'accepted') {
      const roleId = request.role_id ?? undefined;
      await enterTeam(db, { projectId, userId, roleId, by: 'answer', now });
    } else {
      await deleteUninvited(db, { projectId, userId });
      await reserveFreePlaces(db, { projectId, now });
    }
    await recordSignOfLife(db, { projectId, userId: ref.personId });
    const answered = await getRequest(db, ref);
    await announceAnswer(db, answered, now);
    return presentRequest(answered, ref.personId);
  });

/** Locks a request's project, so that the request stays as it is until the transaction ends. */
async function lockRequest(db: Db, ref: Ref) {
  const { project_id } = await getRequest(db, ref);
  await lockProject(db, project_id);
  return getRequest(db, ref);
}

/**
 * Closes a project's waiting requests; after roles were deleted, only those for them. The caller holds
 * the project's lock.
 */
export async function closeRequests(
  db: Db,
  { projectId, reason }: { projectId: number; reason: Parameters<typeof announceClosing>[2] },
) {
  const onlyDeletedRoles = reason === 'role-deleted';
  for (const request of await closeWaiting(db, { projectId, onlyDeletedRoles }))
    await announceClosing(db, { ...request, project_id: projectId }, reason);
}

/** Ends the waiting requests of a project that's about to be deleted for good. */
export async function endRequestsForGood(
  db: Db,
  { projectId, name }: { projectId: number; name: string },
) {
  for (const request of await closeWaiting(db, { projectId, onlyDeletedRoles: false }))
    await announceLoss(db, request, name);
}
