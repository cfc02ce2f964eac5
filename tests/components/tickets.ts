import type { Ticket, TicketCreation } from '#contract/board/tickets.ts';
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
  position: 'a',
  version: 1,
  createdAt: '2026-01-01T09:00:00.000Z',
  updatedAt: '2026-01-01T09:00:00.000Z',
  ...fields,
});

/** The people of a team by their IDs. */
const names = new Map([
  [7, 'Aino Virtanen'],
  [8, 'Eetu Laine'],
]);

/** A stream of live events that stays open and says nothing. */
const silence = () =>
  new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });

/** Changes a ticket, which is then another version. */
export function changeTicket(ticket: Ticket, fields: Partial<Ticket>) {
  Object.assign(ticket, fields, { version: ticket.version + 1 });
  ticket.assigneeName = names.get(ticket.assigneeId ?? 0) ?? null;
  return { ...ticket };
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
      return changeTicket(ticket, body);
    },
    'POST /projects/{projectId}/tickets': ({ body }: { body: TicketCreation }) => {
      const id = 11 + tickets.length;
      const ticket = ticketOf({ ...body, id, number: tickets.length + 1, position: `n${id}` });
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
