import { initialFields } from '#contract/values/ticket-fields.ts';
import type { Ticket } from '#contract/board/tickets.ts';

/** A ticket as the browser has it, for tests without a server. */
export const aTicket = (fields: Partial<Ticket> = {}): Ticket => ({
  ...initialFields,
  id: 1,
  number: fields.id ?? 1,
  projectId: 7,
  title: 'Draw the map',
  assigneeName: null,
  authorId: 1,
  position: 'a0',
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...fields,
});
