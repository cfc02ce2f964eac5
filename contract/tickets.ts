import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { id } from './text.ts';
import { findDescriptionError, findTitleError } from './ticket-limits.ts';
import { priorities, ticketStatuses, ticketTypes } from './vocabulary.ts';

const status = z.enum(ticketStatuses, `Status must be one of ${ticketStatuses.join(', ')}`);
const priority = z.enum(priorities, `Priority must be one of ${priorities.join(', ')}`);
const type = z.enum(['', ...ticketTypes], `Type must be one of ${ticketTypes.join(', ')}`);
const assigneeId = z._default(z.nullable(z.int('Assignee must be the number of a member')), null);

/** Refuses a text in which `findFault` finds one. */
const fitsBy = (findFault: (text: string) => string | undefined) =>
  z.refine<string>((text) => findFault(text) === undefined, {
    error: ({ input }) => findFault(String(input)),
  });

/** Create-ticket form: title and description required, the other fields have defaults (section 5). */
export const ticketCreation = z.object({
  title: z
    .string('Title is required')
    .check(z.trim(), z.minLength(1, 'Title is required'), fitsBy(findTitleError)),
  description: z.string('Description is required').check(
    z.refine((value) => value.trim() !== '', 'Description is required'),
    fitsBy(findDescriptionError),
  ),
  status: z._default(status, 'Backlog'),
  priority: z._default(priority, 'Medium'),
  type: z._default(type, ''),
  assigneeId,
});
export type TicketCreation = z.input<typeof ticketCreation>;

/**
 * The whole ticket with one changed field. The title may be saved empty (section 5). The limits of
 * creating a ticket hold for a title or description that changes; one that is longer already can
 * stay, and the server checks that where it knows the ticket.
 * `description`: where it is left out, it stays, for boards that never read it.
 * `version`: the one that was edited; where it is left out, the ticket is taken as it is.
 * `after`: the id of the ticket to stand behind, null for the first place of its column; where it
 * is left out, a ticket keeps its place, or goes to the end of the column it changed to.
 */
export const ticketUpdate = z.object({
  title: z.string('Title is required'),
  description: z.optional(z.string('Description must be a text')),
  status,
  priority,
  type: z._default(type, ''),
  assigneeId,
  version: z.optional(z.int('Version must be a whole number')),
  after: z.optional(z.nullable(z.int('The ticket to stand behind must be a number'))),
});
export type TicketUpdate = z.input<typeof ticketUpdate>;

/** Ticket (section 3). `position` orders a column: compare as plain text, by code unit. */
export const ticket = z.object({
  id: z.int(),
  projectId: z.int(),
  title: z.string(),
  description: z.string(),
  status: z.enum(ticketStatuses),
  priority: z.enum(priorities),
  type: z.enum(['', ...ticketTypes]),
  assigneeId: z.nullable(z.int()),
  assigneeName: z.nullable(z.string()),
  position: z.string(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Ticket = z.output<typeof ticket>;

/** A ticket in a list; where only what a board shows is asked for, it comes without its description. */
export const listedTicket = z.extend(ticket, { description: z.optional(z.string()) });
export type ListedTicket = z.output<typeof listedTicket>;

/** `lastChange`: the number of the last change of the board that is in it for sure. */
const board = z.object({ content: z.array(listedTicket), lastChange: z.int() });
export type BoardReply = z.output<typeof board>;

const ofProject = z.object({ projectId: id });
const ofTicket = z.object({ projectId: id, ticketId: id });

export const tickets = {
  'GET /projects/{projectId}/tickets': {
    summary:
      'The tickets of a project one is a member of, each column in its order, with descriptions as long as these come to 4 MiB at most; with view=board, without them. `ticket` is the number of one whose description comes in any case. An unchanged list is a 304',
    params: ofProject,
    query: z.object({
      view: z.optional(z.literal('board', 'View must be board')),
      ticket: z.optional(id),
    }),
    reply: board,
  },
  'POST /projects/{projectId}/tickets': {
    summary: 'Make a ticket, at the end of its column',
    params: ofProject,
    body: ticketCreation,
    reply: ticket,
    status: 201,
    creates: true,
  },
  'PUT /projects/{projectId}/tickets/{ticketId}': {
    summary:
      'Change a ticket; a stale version changes nothing and answers 409 with the ticket as it is',
    params: ofTicket,
    body: ticketUpdate,
    reply: ticket,
  },
  'DELETE /projects/{projectId}/tickets/{ticketId}': {
    summary: 'Delete a ticket; for an hour that can be taken back',
    params: ofTicket,
    status: 204,
  },
  'POST /projects/{projectId}/tickets/{ticketId}/restoration': {
    summary: 'Take the deletion of a ticket back, to where it stood',
    params: ofTicket,
    reply: ticket,
  },
} as const satisfies Contract;
