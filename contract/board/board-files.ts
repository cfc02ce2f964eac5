import * as z from 'zod/mini';
import { maxBoardFileBytes } from './board-file-limits.ts';
import type { Contract } from '#contract/endpoint.ts';
import { atMost, id } from '#contract/values/text/text.ts';
import { priorities, ticketTypes } from '#contract/values/vocabulary.ts';
import { ticketStatuses } from '#contract/values/ticket-status.ts';

/** The programs whose files we know. `csv` is any other file with a column of titles. */
const boardFileSources = [
  'pieces',
  'github',
  'jira',
  'trello',
  'asana',
  'clickup',
  'linear',
  'notion',
  'plane',
  'monday',
  'wekan',
  'csv',
] as const;
export type BoardFileSource = (typeof boardFileSources)[number];

/** What of a file is translated into our words. */
const mappedFields = ['status', 'priority', 'type', 'assignee', 'label', 'due date'] as const;
export type MappedField = (typeof mappedFields)[number];

/** A value of a file, and what it becomes. `to` is null if it's left out. */
const mapping = z.object({
  field: z.enum(mappedFields),
  from: z.string(),
  to: z.nullable(z.string()),
  count: z.int(),
});
export type Mapping = z.output<typeof mapping>;

/** A column that nothing reads, counted from 1, and its first value. */
const unreadColumn = z.object({ position: z.int(), column: z.string(), value: z.string() });
export type UnreadColumn = z.output<typeof unreadColumn>;

/** Something that has to be fixed before a file can be imported. `place` is empty if it's the whole file. */
const fileError = z.object({ place: z.string(), message: z.string() });
export type FileError = z.output<typeof fileError>;

/**
 * What an import would do. `tickets` are the first ones, `mappings` the most frequent ones, `unread` the
 * first ones of `unreadCount`, and `errors` the first ones of `errorCount`. `notes` say what else is left
 * out.
 */
const preview = z.object({
  source: z.enum(boardFileSources),
  count: z.int(),
  columns: z.array(z.object({ status: z.enum(ticketStatuses), count: z.int() })),
  tickets: z.array(
    z.object({
      place: z.string(),
      title: z.string(),
      status: z.enum(ticketStatuses),
      priority: z.enum(priorities),
      type: z.enum(['', ...ticketTypes]),
      assigneeName: z.nullable(z.string()),
      labels: z.array(z.string()),
      dueDate: z.nullable(z.string()),
    }),
  ),
  mappings: z.array(mapping),
  notes: z.array(z.string()),
  unread: z.array(unreadColumn),
  unreadCount: z.int(),
  errors: z.array(fileError),
  errorCount: z.int(),
});
export type ImportPreview = z.output<typeof preview>;

/**
 * An import. `count` tickets were created, and `left` of them are still on the board. `undoneAt` is null
 * unless it was undone. `importedBy` is null if the account was deleted.
 */
const boardImport = z.object({
  key: z.string(),
  source: z.enum(boardFileSources),
  count: z.int(),
  left: z.int(),
  importedBy: z.nullable(z.object({ id: z.int(), name: z.string() })),
  importedAt: z.string(),
  undoneAt: z.nullable(z.string()),
});
export type BoardImport = z.output<typeof boardImport>;

/** The client chooses the key, so that sending an import again doesn't import the file twice. */
const ofImport = z.object({
  projectId: id,
  key: z.string().check(atMost(32, 'This isn’t a file'), z.regex(/^[\da-f]{32}$/)),
});
const upload = { maxBytes: maxBoardFileBytes };

export const boardFiles = {
  'GET /projects/{projectId}/board-files/{format}': {
    summary: 'Download the board of a project you’re a member of, as a CSV or JSON file',
    params: z.object({ projectId: id, format: z.enum(['csv', 'json']) }),
    // A file; docs/board-files.md describes it.
    reply: z.unknown(),
  },
  'GET /projects/{projectId}/board-imports': {
    summary:
      'List the imports that can be undone, or restored after that, newest first. Leads only',
    reply: z.array(boardImport),
  },
  'POST /projects/{projectId}/board-imports/preview': {
    summary:
      'Show what a file would be imported as: CSV from Pieces or another tool, or JSON from Pieces or Trello. Changes nothing. Leads only',
    upload,
    reply: preview,
  },
  'PUT /projects/{projectId}/board-imports/{key}': {
    summary:
      'Import all tickets of a file, or none. `key` is 32 hexadecimal digits that you choose; with the same key, the file is imported once. Leads only',
    params: ofImport,
    upload,
    reply: boardImport,
  },
  'DELETE /projects/{projectId}/board-imports/{key}': {
    summary:
      'Undo an import within 24 hours. Tickets that someone has changed or commented on since stay. Leads only',
    params: ofImport,
    reply: boardImport,
  },
  'POST /projects/{projectId}/board-imports/{key}/restoration': {
    summary: 'Restore the tickets of an import that was undone less than an hour ago. Leads only',
    params: ofImport,
    reply: boardImport,
  },
} as const satisfies Contract;
