import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { id } from '#contract/values/text/text.ts';
import { changedFields } from '#contract/values/ticket-fields.ts';

/** What can happen on a board: to its tickets, its comments, its team, and the team’s discussions, pages and meetings. */
export const changeKinds = [
  'ticket_created',
  'ticket_imported',
  'ticket_changed',
  'ticket_deleted',
  'ticket_restored',
  'comment_written',
  'comment_changed',
  'comment_deleted',
  'member_joined',
  'member_left',
  'member_renamed',
  'member_changed',
  'project_changed',
  'board_arranged',
  'repository_changed',
  'ticket_moved_by_repository',
  'review_written',
  'review_deleted',
  'thread_started',
  'thread_changed',
  'thread_deleted',
  'document_created',
  'document_changed',
  'document_deleted',
  'document_restored',
  'meeting_planned',
  'meeting_changed',
  'meeting_canceled',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * One entry of a ticket's history. `number` counts the changes of its project. `actor` is null if
 * the account was deleted, or the repository did it. `from` and `to` are display values, or null if there was none; the texts
 * of a description are left out.
 */
export const ticketChange = z.object({
  number: z.int(),
  kind: z.enum(changeKinds),
  actor: z.nullable(z.object({ id: z.int(), name: z.string() })),
  fields: z.array(
    z.object({
      field: z.enum(changedFields),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
    }),
  ),
  at: z.string(),
});
export type TicketChange = z.output<typeof ticketChange>;

/** One entry of what a team did lately. `ticket`, `thread`, `document`: what it's about, if it's about one. */
export const teamChange = z.extend(ticketChange, {
  ticket: z.nullable(z.object({ id: z.int(), title: z.string(), isDeleted: z.boolean() })),
  thread: z.nullable(z.object({ id: z.int(), title: z.string() })),
  document: z.nullable(z.object({ id: z.int(), title: z.string() })),
});
export type TeamChange = z.output<typeof teamChange>;

export const changes = {
  'GET /projects/{projectId}/tickets/{ticketId}/changes': {
    summary: 'List a ticket’s history: who changed what and when, newest first',
    reply: z.array(ticketChange),
  },
  'GET /projects/{projectId}/changes': {
    summary:
      'List what your team did lately, newest first: the latest 20 entries, or the 20 `before` the one with a number',
    liveArea: 'discussions',
    query: z.object({ before: z.optional(id) }),
    reply: z.array(teamChange),
  },
  'PUT /projects/{projectId}/changes/seen': {
    summary: 'Remember up to which change you’ve seen the board',
    body: z.object({
      number: z.int('Number must be a whole number').check(z.minimum(0, 'Too low')),
    }),
    status: 204,
  },
} as const satisfies Contract;
