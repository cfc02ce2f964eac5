import type { BoardImport, FileError, ImportPreview } from '#contract/board/board-files.ts';
import { ticketStatuses } from '#contract/values/ticket-status.ts';
import { cutText } from '#contract/values/text/cut-text.ts';
import type { convert, Team } from './reading/convert.ts';
import type { BoardFile } from './reading/file-ticket.ts';
import type { ImportRow } from './store.ts';

/** How many of each a preview has, and the longest value of a mapping. */
const [maxTickets, maxMappings, maxUnread, maxErrors, maxLength] = [10, 60, 60, 20, 100];

type Plan = { file: BoardFile; team: Team; converted: ReturnType<typeof convert> };

export function presentPreview({ file, team, converted }: Plan): ImportPreview {
  const { tickets, mappings, notes, errors } = converted;
  const names = new Map(team.members.map(({ id, name }) => [id, name]));
  const countOf = (status: string) =>
    tickets.filter(({ fields }) => fields.status === status).length;
  return {
    source: file.source,
    count: tickets.length,
    columns: ticketStatuses.map((status) => ({ status, count: countOf(status) })),
    tickets: tickets.slice(0, maxTickets).map(({ place, fields }) => ({
      place,
      title: cutText(fields.title, maxLength * 5),
      status: fields.status,
      priority: fields.priority,
      type: fields.type,
      assigneeName: names.get(fields.assigneeId ?? 0) ?? null,
      labels: fields.labels,
      dueDate: fields.dueDate,
    })),
    mappings: mappings
      .toSorted((one, other) => other.count - one.count)
      .slice(0, maxMappings)
      .map(({ from, ...mapping }) => ({ ...mapping, from: cutText(from, maxLength) })),
    notes,
    unread: file.unread.slice(0, maxUnread).map(({ position, column, value }) => ({
      position,
      column: cutText(column, maxLength),
      value: cutText(value, maxLength),
    })),
    unreadCount: file.unread.length,
    errors: errors.slice(0, maxErrors),
    errorCount: errors.length,
  };
}

/** A preview with an error before all others. */
export const addError = (preview: ImportPreview, error: FileError): ImportPreview => ({
  ...preview,
  errors: [error, ...preview.errors].slice(0, maxErrors),
  errorCount: preview.errorCount + 1,
});

export const presentImport = (row: ImportRow): BoardImport => ({
  key: row.key,
  source: row.source,
  count: row.ticket_count,
  left: row.left,
  importedBy: row.user_id === null ? null : { id: row.user_id, name: row.user_name },
  importedAt: row.imported_at,
  undoneAt: row.undone_at,
});
