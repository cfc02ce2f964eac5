import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { id, text } from '#contract/values/text/text.ts';
import { mailStates, projectStatuses } from '#contract/values/vocabulary.ts';

/** The part of a list that is wanted: what contains a text, or has it as its ID, before the last one shown. */
const search = z.object({
  query: z._default(text('Search', { max: 200 }), ''),
  before: z.optional(id),
});

/** What an admin decided that still counts. `until`: null if it's for good. */
const suspension = z.object({ decisionId: z.int(), until: z.nullable(z.string()) });

const listedAccount = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
  isAdmin: z.boolean(),
  teams: z.int(),
  suspension: z.nullable(suspension),
});
export type ListedAccount = z.output<typeof listedAccount>;

/** `closing`: the decision with which an admin closed it. */
const administeredProject = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(projectStatuses),
  createdAt: z.string(),
  members: z.int(),
  creator: z.object({ id: z.int(), name: z.string() }),
  closing: z.nullable(z.object({ decisionId: z.int() })),
});
export type AdministeredProject = z.output<typeof administeredProject>;

/** An email that isn't sent. It has no address and no text, because those are made when it's sent. */
const queuedEmail = z.object({
  id: z.int(),
  kind: z.string(),
  createdAt: z.string(),
  attempts: z.int(),
  /** Null if it was given up. */
  nextAttemptAt: z.nullable(z.string()),
  lastError: z.nullable(z.string()),
});
export type QueuedEmail = z.output<typeof queuedEmail>;

const counts = z.object({ waiting: z.int(), failing: z.int(), 'given-up': z.int() });

export const administration = {
  'GET /admin/warnings': {
    summary:
      'What the operator should change. `untrusted_proxy`: requests come through a proxy, but TRUST_PROXY is 0. Admins only',
    reply: z.object({ warnings: z.array(z.enum(['untrusted_proxy'])) }),
  },
  'GET /admin/people': {
    summary:
      'List 30 accounts whose name or email address contains `query`, or whose ID it is, the newest first. Admins only',
    query: search,
    reply: z.object({ people: z.array(listedAccount), hasMore: z.boolean() }),
  },
  'GET /admin/projects': {
    summary:
      'List 30 projects whose name contains `query`, or whose ID it is, the newest first, without deleted ones. Admins only',
    query: search,
    reply: z.object({ projects: z.array(administeredProject), hasMore: z.boolean() }),
  },
  'GET /admin/emails': {
    summary:
      'Count the emails that aren’t sent, and list 30 of a state, the newest first. `failing` ones are tried again. Admins only',
    query: z.object({
      state: z._default(z.enum(mailStates, 'Choose a state from the list'), 'given-up'),
      before: z.optional(id),
    }),
    reply: z.object({ counts, emails: z.array(queuedEmail), hasMore: z.boolean() }),
  },
  'POST /admin/emails/resend': {
    summary:
      'Send emails that were given up again: those with these `ids`, or all without. Idempotent. Admins only',
    body: z.object({
      ids: z.optional(
        z
          .array(z.int('ID must be a whole number'))
          .check(z.minLength(1, 'Choose an email'), z.maxLength(100, 'Choose up to 100 emails')),
      ),
    }),
    reply: z.object({ resent: z.int() }),
  },
} as const satisfies Contract;
