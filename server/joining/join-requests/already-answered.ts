import { formatDay } from '#server/platform/formats/format-dates.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { presentRequest } from './present.ts';
import type { JoinRequestRow } from './store.ts';

/** The refusal for a request that doesn't wait anymore: what became of it, and the request. */
export const alreadyAnswered = (request: JoinRequestRow, readerId: number) =>
  new ProblemError('already_answered', {
    message: describeEnd(request),
    current: presentRequest(request, readerId),
  });

function describeEnd({ state, user_name, answerer_id, answerer_name, ended_at }: JoinRequestRow) {
  const day = ended_at ? ` on ${formatDay(ended_at)}` : '';
  const lead = answerer_id === null ? 'A lead' : answerer_name;
  if (state === 'accepted') return `${lead} accepted this request${day}.`;
  if (state === 'declined') return `${lead} declined this request${day}.`;
  if (state === 'withdrawn') return `${user_name} withdrew this request${day}.`;
  return `This request was closed${day}.`;
}
