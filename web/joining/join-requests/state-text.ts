import type { JoinRequest } from '#contract/joining/join-requests.ts';
import type { JoinRequestState } from '#contract/values/vocabulary.ts';
import { formatDate, formatWeekday } from '#web/lib/formats/format-dates.ts';

export const stateNames: Record<JoinRequestState, string> = {
  waiting: 'Waiting',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Not answered',
  closed: 'Closed',
};

export const stateTones = {
  waiting: 'yellow',
  accepted: 'green',
  declined: 'grey',
  withdrawn: 'grey',
  expired: 'grey',
  closed: 'grey',
} as const;

/** What became of someone's own request, in a sentence or two. */
export function describeOwn({ state, project, answeredBy, answerBy, endedAt }: JoinRequest) {
  const lead = answeredBy?.name ?? 'A lead';
  const day = endedAt ? ` on ${formatDate(new Date(endedAt))}` : '';
  const sentences: Record<JoinRequestState, string> = {
    waiting: `${project.name} has until ${formatWeekday(new Date(answerBy))} to answer. If they don’t, your request expires and you can ask again.`,
    accepted: `${lead} accepted your request${day}. You’re in!`,
    declined: `${lead} declined your request${day}.`,
    withdrawn: `You withdrew your request${day}.`,
    expired: `${project.name} didn’t answer in time, which happens when a team is busy. You can ask again, and you’ll be first in line.`,
    closed: `You joined, or ${project.name} isn’t looking for this role anymore, so your request was closed${day}.`,
  };
  return sentences[state];
}

/** The same for the leads. */
export function describeForLeads({ state, user, answeredBy, endedAt }: JoinRequest) {
  const lead = answeredBy?.name ?? 'A lead';
  const day = endedAt ? ` on ${formatDate(new Date(endedAt))}` : '';
  const sentences: Record<Exclude<JoinRequestState, 'waiting'>, string> = {
    accepted: `${lead} accepted this request${day}.`,
    declined: `${lead} declined this request${day}.`,
    withdrawn: `${user.name} withdrew this request${day}.`,
    expired: `Nobody answered in time, so this request expired${day}.`,
    closed: `This request was closed${day}.`,
  };
  return state === 'waiting' ? '' : sentences[state];
}
