import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { text } from '#contract/values/text/text.ts';
import { joinRequestStates, minDecline, projectStatuses } from '#contract/values/vocabulary.ts';
import { shownPerson } from '#contract/values/shown-person.ts';

/** `roleId`: the role that the person would like, or null for none in particular. */
const joinRequestForm = z.object({
  roleId: z._default(z.nullable(z.int('Choose a role from the list')), null),
  message: z._default(text('Message', { max: 600 }), ''),
});

const joinRequestAnswer = z
  .object({
    answer: z.enum(['accepted', 'declined'], 'Accept or decline the request'),
    text: z._default(text('Answer', { max: 600 }), ''),
  })
  .check(
    z.refine(({ answer, text }) => answer === 'accepted' || text.length >= minDecline, {
      error: `Write a sentence of at least ${minDecline} characters`,
      path: ['text'],
    }),
  );

/**
 * A request to join a team. `role`: the name of the role, or an empty string; it stays when the role is
 * deleted. `answerBy`: by when it's answered. `endedAt`: when it stopped waiting. `answeredBy` is null
 * if nobody answered or their account was deleted. `teams`: how many teams the person is building with
 * already. `hasExpiredBefore`: an earlier request of theirs to this team wasn't answered.
 */
export const joinRequest = z.object({
  id: z.int(),
  project: z.object({ id: z.int(), name: z.string(), status: z.enum(projectStatuses) }),
  user: shownPerson,
  roleId: z.nullable(z.int()),
  role: z.string(),
  message: z.string(),
  state: z.enum(joinRequestStates),
  askedAt: z.string(),
  answerBy: z.string(),
  endedAt: z.nullable(z.string()),
  answeredBy: z.nullable(z.object({ id: z.int(), name: z.string() })),
  answer: z.string(),
  teams: z.int(),
  hasExpiredBefore: z.boolean(),
  can: z.object({ answer: z.boolean(), edit: z.boolean(), withdraw: z.boolean() }),
});
export type JoinRequest = z.output<typeof joinRequest>;

export const joinRequests = {
  'POST /projects/{projectId}/join-requests': {
    summary:
      'Ask to join a project whose leads answer first. Returns already_asked with your request if one is waiting',
    body: joinRequestForm,
    reply: joinRequest,
    status: 201,
    creates: true,
  },
  'GET /projects/{projectId}/join-requests': {
    summary:
      'List up to 100 requests to join a project that you lead: those that wait, or the newest in another state',
    query: z.object({
      state: z._default(
        z.enum(joinRequestStates, `State must be one of ${joinRequestStates.join(', ')}`),
        'waiting',
      ),
    }),
    reply: z.array(joinRequest),
  },
  'GET /join-requests': {
    summary: 'List your 50 newest requests to join a team, waiting ones first',
    reply: z.array(joinRequest),
  },
  'GET /join-requests/{requestId}': {
    summary: 'Get a request to join a team that you made, or that you can answer',
    reply: joinRequest,
  },
  'PUT /join-requests/{requestId}': {
    summary: 'Change the message and the role of your request while it waits',
    body: joinRequestForm,
    reply: joinRequest,
  },
  'DELETE /join-requests/{requestId}': {
    summary: 'Withdraw your request. Idempotent',
    status: 204,
  },
  'POST /join-requests/{requestId}/answer': {
    summary:
      'Accept or decline a request to a team that you lead. Returns already_answered with the request if it isn’t waiting',
    body: joinRequestAnswer,
    reply: joinRequest,
  },
} as const satisfies Contract;
