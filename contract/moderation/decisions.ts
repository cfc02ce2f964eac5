import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { reportedSubject } from './reports.ts';
import { atMost, id, text } from '#contract/values/text/text.ts';
import { decisionActs, minReason, reportReasons } from '#contract/values/vocabulary.ts';

const person = z.nullable(z.object({ id: z.int(), name: z.string() }));

/**
 * What was reported, with the first reports about it that wait for a decision, and how many there are.
 * `id`: of the first one. If it's about the admin who asks, it has neither acts nor reports: another one
 * decides.
 */
const reportedCase = z.object({
  id: z.int(),
  subject: reportedSubject,
  title: z.string(),
  /** The text when it was first reported. */
  quote: z.string(),
  /** Whom it's about. */
  person,
  projectId: z.nullable(z.int()),
  acts: z.array(z.enum(decisionActs)),
  reportCount: z.int(),
  reports: z.array(
    z.object({
      id: z.int(),
      reason: z.enum(reportReasons),
      text: z.string(),
      at: z.string(),
      /** Null for a visitor. */
      reporter: person,
    }),
  ),
});
export type ReportedCase = z.output<typeof reportedCase>;

const decision = z.object({
  id: z.int(),
  subject: reportedSubject,
  title: z.string(),
  person,
  act: z.enum(decisionActs),
  reason: z.string(),
  at: z.string(),
  /** When a suspension ends; null if it's for good. */
  until: z.nullable(z.string()),
  /** Null for a command. */
  admin: person,
  undoneAt: z.nullable(z.string()),
  /** Empty while it isn't undone. */
  undoneReason: z.string(),
  objection: z.string(),
  objectedAt: z.nullable(z.string()),
});
export type Decision = z.output<typeof decision>;

const reason = text('Reason', { min: minReason, max: 1000 });

/**
 * `days`: how long someone is suspended; null for good. `isUnreported`: an admin decides without waiting
 * for a report.
 */
const decisionForm = z.object({
  subject: reportedSubject,
  act: z.enum(decisionActs, 'Choose an action'),
  reason,
  days: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(365))), null),
  isUnreported: z._default(z.boolean(), false),
});
export type DecisionForm = z.input<typeof decisionForm>;

const logEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** Who did it; null for a command, the schedule, or once their account is deleted. */
  actor: person,
  /** The system's user who ran the command that did it. */
  systemUser: z.nullable(z.string()),
  act: z.string(),
  subject: z.string(),
  /** The person that the subject names, while their account exists. */
  person,
  /** Where it was, if not in the subject. */
  projectId: z.nullable(z.int()),
  reason: z.string(),
});
export type LogEntry = z.output<typeof logEntry>;

/** What someone sees of a decision about them. */
const ownDecision = z.object({
  kind: reportedSubject.shape.kind,
  title: z.string(),
  act: z.enum(decisionActs),
  reason: z.string(),
  at: z.string(),
  until: z.nullable(z.string()),
  hiddenTexts: z.array(z.string()),
  undoneAt: z.nullable(z.string()),
  /** Empty while it isn't undone. */
  undoneReason: z.string(),
  objectedAt: z.nullable(z.string()),
});
export type OwnDecision = z.output<typeof ownDecision>;

const older = z.object({ before: z.optional(id) });

const token = z.object({ token: z.string().check(atMost(200, 'The link is incomplete')) });

export const decisions = {
  'GET /admin/reports': {
    summary:
      'List what was reported and isn’t decided, the oldest first, after the one with the ID `after`, and how many there are in all. Admins only',
    query: z.object({ after: z.optional(id) }),
    reply: z.object({ cases: z.array(reportedCase), hasMore: z.boolean(), count: z.int() }),
  },
  'GET /admin/decisions': {
    summary:
      'List 30 decisions, the newest first, before the one with the ID `before`. Admins only',
    query: older,
    reply: z.object({ decisions: z.array(decision), hasMore: z.boolean() }),
  },
  'POST /admin/decisions': {
    summary:
      'Decide about what was reported, or with `isUnreported` about a person or project that may not have been. Both sides are emailed the reason. Returns already_decided if another admin was faster. Admins only',
    body: decisionForm,
    reply: decision,
    status: 201,
  },
  'POST /admin/decisions/{decisionId}/undo': {
    summary: 'Undo a decision. Both sides are emailed the reason. Admins only',
    body: z.object({ reason }),
    reply: decision,
  },
  'GET /admin/log': {
    summary:
      'List 30 entries of the audit log from the last year, the newest first, before the one with the ID `before`: what admins did, and what leads and organizers did that takes something from someone. Admins only',
    query: older,
    reply: z.object({ entries: z.array(logEntry), hasMore: z.boolean() }),
  },
  'GET /decisions/{token}': {
    summary: 'Get a decision about you with the token from its email',
    access: 'public',
    params: token,
    reply: ownDecision,
  },
  'POST /decisions/{token}/objections': {
    summary: 'Object to a decision about you, once',
    access: 'public',
    anyone: true,
    params: token,
    body: z.object({ text: text('Objection', { min: minReason, max: 2000 }) }),
    reply: ownDecision,
  },
} as const satisfies Contract;
