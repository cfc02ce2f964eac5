import { useEffect, useRef } from 'react';
import type { ImportPreview } from '#contract/board/board-files.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { FileErrors } from './file-errors.tsx';
import { MappingTable } from './mapping-table.tsx';
import { sourceNames } from './source-names.ts';
import { UnreadColumns } from './unread-columns.tsx';

type PreviewImportProps = {
  preview: ImportPreview;
  /** The file's. */
  name: string;
  busy: boolean;
  onImport: () => void;
  onCancel: () => void;
};

/** What a file would become. */
export function PreviewImport({ preview, name, busy, onImport, onCancel }: PreviewImportProps) {
  const { count, source, columns, mappings, notes, tickets, errorCount } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const inColumns = columns
    .filter((column) => column.count > 0)
    .map((column) => `${column.count} in ${column.status}`)
    .join(', ');
  return (
    <div className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg wrap-anywhere">
        Preview of {name}
      </h3>
      <p>
        {formatCount(count, 'ticket')} from {sourceNames[source]}: {inColumns}.
      </p>
      <FileErrors preview={preview} />
      {mappings.length > 0 && <MappingTable mappings={mappings} />}
      <UnreadColumns preview={preview} />
      {notes.map((note) => (
        <p key={note} className="text-soft">
          {note}
        </p>
      ))}
      <div className="grid gap-2">
        <h4 className="text-body font-semibold">
          {count > tickets.length ? `The first ${tickets.length} tickets` : 'Tickets'}
        </h4>
        <ul className="divide-y divide-line border-y border-line">
          {tickets.map((ticket) => (
            <li key={ticket.place} className="py-2">
              <p className="font-medium wrap-anywhere">{ticket.title || 'Untitled'}</p>
              <p className="text-sm wrap-anywhere text-soft">{describe(ticket)}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel} aria-disabled={busy}>
          {errorCount > 0 ? 'Choose another file' : 'Cancel'}
        </Button>
        {errorCount === 0 && (
          <Button variant="primary" busy={busy} onClick={onImport}>
            {busy ? 'Importing...' : `Import ${formatCount(count, 'ticket')}`}
          </Button>
        )}
      </div>
    </div>
  );
}

const describe = (ticket: ImportPreview['tickets'][number]) =>
  [
    ticket.status,
    `${ticket.priority} priority`,
    ticket.type,
    ticket.assigneeName ?? 'Unassigned',
    ...ticket.labels,
    ticket.dueDate && `Due ${formatDate(new Date(`${ticket.dueDate}T00:00:00`))}`,
  ]
    .filter(Boolean)
    .join(dot);
