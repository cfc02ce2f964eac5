import type { JoinRequest } from '#contract/joining/join-requests.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import { canAnswer, canChange } from './policy.ts';
import type { JoinRequestRow } from './store.ts';

export function presentRequest(row: JoinRequestRow, readerId: number): JoinRequest {
  const request = { userId: row.user_id, state: row.state };
  const reader = { id: readerId, isLead: row.is_lead };
  const isOwn = canChange(request, reader);
  return {
    id: row.id,
    project: { id: row.project_id, name: row.project_name, status: row.project_status },
    user: {
      id: row.user_id,
      name: row.user_name,
      avatar: row.avatar && photoAddress(row.avatar),
    },
    roleId: row.role_id,
    role: row.role_name,
    message: row.message,
    state: row.state,
    askedAt: row.asked_at,
    answerBy: row.answer_by,
    endedAt: row.ended_at,
    answeredBy: row.answerer_id === null ? null : { id: row.answerer_id, name: row.answerer_name },
    answer: row.answer,
    teams: row.teams,
    hasExpiredBefore: row.has_expired_before,
    can: { answer: canAnswer(request, reader), edit: isOwn, withdraw: isOwn },
  };
}
