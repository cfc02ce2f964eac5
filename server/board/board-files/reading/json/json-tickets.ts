import * as z from 'zod/mini';
import { maxTickets } from '#contract/values/ticket-limits.ts';
import { ownFormat } from '#server/board/board-files/own-columns.ts';
import { tooManyTickets } from '#server/board/board-files/reading/csv/read-csv.ts';
import type { BoardFile } from '#server/board/board-files/reading/file-ticket.ts';
import { fileRefused } from '#server/board/board-files/reading/refuse-file.ts';
import { checkJsonLimits } from './json-limits.ts';
import { listOf } from './list-of.ts';
import { refuseOthers } from './refuse-others.ts';
import { isTrello, readTrello } from './trello.ts';

const ownFile = z.object({
  format: z.literal(ownFormat),
  version: z.literal(1),
  tickets: listOf(
    z.object({
      number: z.int(),
      title: z.string(),
      description: z.string(),
      status: z.string(),
      priority: z.string(),
      type: z.string(),
      assigneeId: z.nullable(z.int()),
      assigneeName: z.nullable(z.string()),
      labels: z.array(z.string()),
      dueDate: z.nullable(z.string()),
    }),
  ),
});

/** The tickets of a JSON file from Pieces or Trello. */
export function readJsonTickets(text: string): BoardFile {
  const content = parse(text);
  refuseOthers(content);
  const file = isTrello(content) ? readTrello(content) : readOwn(content);
  if (file.tickets.length > maxTickets) throw tooManyTickets();
  return file;
}

function parse(text: string): unknown {
  checkJsonLimits(text);
  try {
    return JSON.parse(text);
  } catch {
    throw fileRefused('This file can’t be read as JSON. Export it again and try again.');
  }
}

function readOwn(content: unknown): BoardFile {
  if (countTickets(content) > maxTickets) throw tooManyTickets();
  const { success, data } = z.safeParse(ownFile, content);
  if (!success) throw fileRefused(describeUnknown(content));
  const tickets = data.tickets.map(({ assigneeName, dueDate, ...ticket }, index) => ({
    ...ticket,
    place: `Ticket ${index + 1}`,
    statusCategory: '',
    isDone: false,
    assignee: assigneeName ?? '',
    assignees: assigneeName === null ? [] : [assigneeName],
    dueDate: dueDate ?? '',
  }));
  return { source: 'pieces', tickets, notes: [], unread: [], errors: [] };
}

/** How many tickets a file says it has, before any of them is looked at. */
function countTickets(content: unknown): number {
  const hasTickets = typeof content === 'object' && content !== null && 'tickets' in content;
  return hasTickets && Array.isArray(content.tickets) ? content.tickets.length : 0;
}

const describeUnknown = (content: unknown) =>
  z.safeParse(z.object({ format: z.literal(ownFormat) }), content).success
    ? 'This Pieces file is incomplete. Export the board again and try again.'
    : 'This JSON file is neither from Pieces nor from Trello. Choose another one.';
