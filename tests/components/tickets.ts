import type { Ticket, TicketCreation, TicketUpdate } from '#contract/board/tickets.ts';
import { moveTo } from '#web/board/tickets/column-order.ts';
import type { Answers } from './answers.ts';
import { refusal } from './answers.ts';

/** A ticket of Aino’s, with these fields. */
export const ticketOf = (fields: Partial<Ticket> = {}): Ticket => ({
  id: 11,
  number: 1,
  projectId: 1,
  title: 'Draw the map',
  description: 'With **contours**.',
  status: 'Backlog',
  priority: 'Medium',
  type: '',
  assigneeId: null,
  assigneeName: null,
  labels: [],
  dueDate: null,
  authorId: 7,
  position: 'a0',
  version: 1,
  createdAt: '2026-01-01T09:00:00.000Z',
  updatedAt: '2026-01-01T09:00:00.000Z',
  ...fields,
});

/** What the server says of the reviews of a ticket that nobody can review. */
export const noReviews = {
  reviews: [],
  can: { review: false, remove: false },
  refusal: null,
  teammates: [],
  uncounted: null,
};

/** The people of a team by their IDs. */
const names = new Map([
  [7, 'Aino Virtanen'],
  [8, 'Eetu Laine'],
]);

/** A stream of live events that stays open and says nothing. */
export const silence = () =>
  new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });

/** Changes a ticket, which is then another version. */
export function changeTicket(ticket: Ticket, fields: Partial<Ticket>) {
  Object.assign(ticket, fields, { version: ticket.version + 1 });
  ticket.assigneeName = names.get(ticket.assigneeId ?? 0) ?? null;
  return { ...ticket };
}

/** Where a ticket is after it was put below another. */
function placeOf(tickets: Ticket[], { id }: Ticket, { status, after }: TicketUpdate) {
  if (after === undefined) return {};
  const moved = moveTo(tickets, id, { status, after }).find((ticket) => ticket.id === id);
  return moved && { position: moved.position };
}

/** Answers of a server that keeps the tickets of a board, in the order of this list. */
export function ticketAnswers(tickets: Ticket[]): Answers {
  const find = (params: Record<string, string>) =>
    tickets.find(({ id }) => String(id) === params.ticketId) ?? ticketOf();
  return {
    'GET /projects/{projectId}/tickets': () => ({
      content: tickets.map((ticket) => ({ ...ticket })),
      lastChange: 1,
    }),
    'PUT /projects/{projectId}/tickets/{ticketId}': ({ params, body }) => {
      const ticket = find(params);
      if (body.version !== ticket.version)
        return refusal('stale_ticket', { current: { ...ticket } });
      const { after: _, ...fields } = body;
      return changeTicket(ticket, { ...fields, ...placeOf(tickets, ticket, body) });
    },
    'POST /projects/{projectId}/tickets': ({ body }: { body: TicketCreation }) => {
      const id = 11 + tickets.length;
      const ticket = ticketOf({
        ...body,
        id,
        number: tickets.length + 1,
        position: `a${tickets.length}`,
      });
      ticket.assigneeName = names.get(ticket.assigneeId ?? 0) ?? null;
      tickets.push(ticket);
      return ticket;
    },
    'DELETE /projects/{projectId}/tickets/{ticketId}': ({ params }) => {
      tickets.splice(tickets.indexOf(find(params)), 1);
      return undefined;
    },
    'GET /projects/{projectId}/events': silence,
    'PUT /projects/{projectId}/changes/seen': undefined,
  };
}
