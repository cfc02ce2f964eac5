import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { atMost, id, labels } from '#contract/values/text/text.ts';
import { initialFields, type TicketField, ticketFields } from '#contract/values/ticket-fields.ts';
import {
  descriptionLengthRule,
  findDueDateError,
  findLabelsError,
  maxDescriptionLength,
  maxTitleLength,
  titleLengthRule,
} from '#contract/values/ticket-limits.ts';
import { isVisible } from '#contract/values/text/visible-text.ts';
import { priorities, ticketTypes } from '#contract/values/vocabulary.ts';
import { ticketStatuses } from '#contract/values/ticket-status.ts';

const status = z.enum(ticketStatuses, `Status must be one of ${ticketStatuses.join(', ')}`);
const priority = z.enum(priorities, `Priority must be one of ${priorities.join(', ')}`);
const type = z.enum(['', ...ticketTypes], `Type must be one of ${ticketTypes.join(', ')}`);
const assigneeId = z._default(
  z.nullable(z.int('Assignee must be a member’s ID')),
  initialFields.assigneeId,
);

/** A day without a time, such as 2026-11-24. */
const dueDate = z.nullable(
  z.string('Due date must be a date such as 2026-11-24').check(
    atMost(10, 'Due date must be a date such as 2026-11-24'),
    z.refine<string>((day) => findDueDateError(day) === undefined, {
      error: ({ input }) => findDueDateError(String(input)),
    }),
  ),
);
const ticketLabels = labels('Label').check(
  z.refine<string[]>((all) => findLabelsError(all) === undefined, {
    error: ({ input }) => findLabelsError(input as string[]),
  }),
);

/** Refuses text for which `findError` returns an error. */
const checkedBy = (findError: (text: string) => string | undefined) =>
  z.refine<string>((text) => findError(text) === undefined, {
    error: ({ input }) => findError(String(input)),
  });

/** Requires a schema for each field of a ticket. */
type WithFields = Record<TicketField, z.ZodMiniType> & Record<string, z.ZodMiniType>;

/** Create-ticket form: title and description are required, other fields have defaults (Specification, section 5). */
export const ticketCreation = z.object({
  title: z
    .string('Title is required')
    .check(
      z.trim(),
      atMost(maxTitleLength, titleLengthRule),
      z.refine(isVisible, 'Title is required'),
      checkedBy(ticketFields.title.findError),
    ),
  description: z
    .string('Description is required')
    .check(
      atMost(maxDescriptionLength, descriptionLengthRule),
      z.refine(isVisible, 'Description is required'),
      checkedBy(ticketFields.description.findError),
    ),
  status: z._default(status, initialFields.status),
  priority: z._default(priority, initialFields.priority),
  type: z._default(type, initialFields.type),
  assigneeId,
  labels: z._default(ticketLabels, initialFields.labels),
  dueDate: z._default(dueDate, initialFields.dueDate),
} satisfies WithFields);
export type TicketCreation = z.input<typeof ticketCreation>;

/** Limits of what is sent unchanged, which an earlier version may have stored. */
const [longestTitle, longestDescription] = [10_000, 1_000_000];

/**
 * The whole ticket with one changed field. The title may be empty (Specification, section 5). A changed
 * title or description has the same limits as in a new ticket; the server checks that, because one
 * that was already longer may stay.
 * `description`, `labels` and `dueDate`: if missing, they stay unchanged. Boards don't load
 * descriptions, and clients written for the specification don't know the other two.
 * `version`: the version that was edited; if missing, the change applies to any version.
 * `after`: the ID of the ticket to put it below, or null for the top of the column. If missing, the
 * ticket keeps its position, or goes to the end of its new column.
 */
export const ticketUpdate = z.object({
  title: z.string('Title is required').check(atMost(longestTitle, titleLengthRule)),
  description: z.optional(
    z.string('Description must be text').check(atMost(longestDescription, descriptionLengthRule)),
  ),
  status,
  priority,
  type: z._default(type, initialFields.type),
  assigneeId,
  labels: z.optional(ticketLabels),
  dueDate: z.optional(dueDate),
  version: z.optional(z.int('Version must be a whole number')),
  after: z.optional(z.nullable(z.int('After must be a ticket ID or null'))),
} satisfies WithFields);
export type TicketUpdate = z.input<typeof ticketUpdate>;

/**
 * Ticket (Specification, section 3). `authorId`: who created it; null if the account was deleted.
 * `number` is unique within the project and stays the same; people write it as #18. `checklist` counts
 * the tasks in the description and is missing if there are none. `position` orders a column; compare
 * it as text, by code unit.
 */
export const ticket = z.object({
  id: z.int(),
  number: z.int(),
  projectId: z.int(),
  title: z.string(),
  description: z.string(),
  status: z.enum(ticketStatuses),
  priority: z.enum(priorities),
  type: z.enum(['', ...ticketTypes]),
  assigneeId: z.nullable(z.int()),
  assigneeName: z.nullable(z.string()),
  labels: z.array(z.string()),
  dueDate: z.nullable(z.string()),
  checklist: z.optional(z.object({ done: z.int(), total: z.int() })),
  authorId: z.nullable(z.int()),
  position: z.string(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
} satisfies WithFields);
export type Ticket = z.output<typeof ticket>;
export type TicketFields = Pick<Ticket, TicketField>;

/**
 * A ticket in a list, with the number of its comments. The board view leaves out the description.
 */
export const listedTicket = z.extend(ticket, {
  description: z.optional(z.string()),
  commentCount: z.optional(z.int()),
});
export type ListedTicket = z.output<typeof listedTicket>;

/** `lastChange`: all changes up to this number are included. */
const board = z.object({ content: z.array(listedTicket), lastChange: z.int() });
export type BoardReply = z.output<typeof board>;

export const tickets = {
  'GET /projects/{projectId}/tickets': {
    summary:
      'List the tickets of a project you’re a member of, in column order, with up to 4 MiB of descriptions (none with view=board). The description of the ticket with the ID `ticket` is always included. Returns 304 if nothing has changed',
    query: z.object({
      view: z.optional(z.literal('board', 'View must be board')),
      ticket: z.optional(id),
    }),
    reply: board,
  },
  'POST /projects/{projectId}/tickets': {
    summary: 'Create a ticket at the end of its column',
    body: ticketCreation,
    reply: ticket,
    status: 201,
    creates: true,
  },
  'PUT /projects/{projectId}/tickets/{ticketId}': {
    summary:
      'Change a ticket. With an outdated version, changes nothing and returns 409 with the current ticket',
    body: ticketUpdate,
    reply: ticket,
  },
  'DELETE /projects/{projectId}/tickets/{ticketId}': {
    summary:
      'Delete a ticket that you created or are assigned to, or any ticket as a lead. It can be restored for an hour',
    status: 204,
  },
  'POST /projects/{projectId}/tickets/{ticketId}/restoration': {
    summary: 'Restore a deleted ticket to its old position',
    reply: ticket,
  },
} as const satisfies Contract;
