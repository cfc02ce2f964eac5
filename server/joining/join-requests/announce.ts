import { maxUnansweredRequests } from '#contract/values/vocabulary.ts';
import { listLeads } from '#server/teams/members/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { markRequestRead } from '#server/notifications/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { JoinRequestRow } from './store.ts';

type Request = { id: number; project_id: number; user_id: number; role_name: string };

const dataOf = ({ id, role_name }: Request) => ({ requestId: id, role: role_name });

/** Tells the leads that someone asks to join. */
export async function announceRequest(db: Db, request: JoinRequestRow, now: Date) {
  const { message, answer_by: answerBy } = request;
  await tell(db, {
    kind: 'join_request_received',
    ...(await toLeads(db, request)),
    data: { ...dataOf(request), message, answerBy },
    now,
  });
}

/** Reminds the leads that someone waits for an answer. */
export async function announceReminder(
  db: Db,
  request: Request,
  { now, ...reminder }: { answerBy: string; isLast: boolean; now: Date },
) {
  await tell(db, {
    kind: 'join_request_reminder',
    ...(await toLeads(db, request)),
    data: { ...dataOf(request), ...reminder },
    now,
  });
}

/** Tells the person what the team answered. */
export async function announceAnswer(db: Db, request: JoinRequestRow, now: Date) {
  const { answer: text, state, answerer_id: actorId } = request;
  const answer = state === 'accepted' ? 'accepted' : 'declined';
  await markRequestRead(db, request.id, now);
  await tell(db, {
    kind: 'join_request_answered',
    to: request.user_id,
    actorId,
    projectId: request.project_id,
    data: { ...dataOf(request), answer, text },
    now,
  });
}

/** Tells the person and the leads that a request ended without an answer. */
export async function announceExpiry(
  db: Db,
  request: Request,
  { unanswered, now }: { unanswered: number; now: Date },
) {
  await markRequestRead(db, request.id, now);
  await tell(db, { kind: 'join_request_expired', ...toPerson(request), now });
  await tell(db, {
    kind: 'join_request_unanswered',
    ...(await toLeads(db, request)),
    data: { ...dataOf(request), isPaused: unanswered >= maxUnansweredRequests },
    now,
  });
}

/** Tells the person that nobody can join anymore as they asked. */
export async function announceClosing(
  db: Db,
  request: Request,
  reason: 'completed' | 'deleted' | 'role-deleted',
) {
  await markRequestRead(db, request.id);
  const { data, ...person } = toPerson(request);
  await tell(db, { kind: 'join_request_closed', ...person, data: { ...data, reason } });
}

/** Tells the person that the project is deleted for good. What's about a project goes with it. */
export const announceLoss = (
  db: Db,
  { id: requestId, user_id: to }: Pick<Request, 'id' | 'user_id'>,
  project: string,
) => tell(db, { kind: 'asked_project_gone', to, actorId: null, data: { requestId, project } });

const toLeads = async (db: Db, request: Request) => ({
  to: await listLeads(db, request.project_id),
  actorId: request.user_id,
  projectId: request.project_id,
});

const toPerson = (request: Request) => ({
  to: request.user_id,
  actorId: null,
  projectId: request.project_id,
  data: dataOf(request),
});
