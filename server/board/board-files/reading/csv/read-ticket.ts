import type { BoardFileSource } from '#contract/board/board-files.ts';
import { type FileTicket, maxNames } from '#server/board/board-files/reading/file-ticket.ts';
import { isYes } from '#server/board/board-files/reading/words.ts';
import { cleanCell } from './clean-cell.ts';
import type { Column, Places } from './columns.ts';
import { listLabels, listNames } from './entries.ts';
import type { Row } from './read-csv.ts';

export type Layout = { source: BoardFileSource; places: Places };

type CellReader = ReturnType<typeof createCellReader>;

export function createCellReader({ cells }: Row, { source, places }: Layout) {
  const at = (index: number | undefined) =>
    cleanCell((index === undefined ? undefined : cells[index]) ?? '', source);
  return {
    one(column: Column): string {
      const cell = at(places[column][0]);
      return source === 'pieces' || cell.trim() !== '' ? cell : '';
    },
    // Many rows can share many columns, so no more is read than counts.
    all(column: 'assignee' | 'label'): string[] {
      const filled: string[] = [];
      for (const index of places[column]) {
        if (filled.length >= maxNames || index >= cells.length) break;
        const cell = at(index);
        if (cell.trim() !== '') filled.push(cell);
      }
      return filled;
    },
  };
}

export function readTicket(
  { number }: Row,
  { source, read }: { source: BoardFileSource; read: CellReader },
): FileTicket {
  const isOwn = source === 'pieces';
  const assignee = read.all('assignee');
  const labels = read.all('label');
  return {
    place: `Row ${number}`,
    number: isOwn ? readWholeNumber(read.one('number')) : null,
    title: read.one('title'),
    description: read.one('description') || read.one('url'),
    status: read.one('status'),
    statusCategory: read.one('statusCategory'),
    isDone: isYes(read.one('done')),
    priority: read.one('priority'),
    type: read.one('type'),
    assignee: assignee.join(', '),
    // Names of ours can have commas.
    assignees: (isOwn ? assignee : assignee.flatMap((cell) => listNames(cell, source))).slice(
      0,
      maxNames,
    ),
    assigneeId: isOwn ? readWholeNumber(read.one('assigneeId')) : null,
    labels: (isOwn ? labels : labels.flatMap((cell) => listLabels(cell, source))).slice(
      0,
      maxNames,
    ),
    dueDate: read.one('dueDate'),
  };
}

const readWholeNumber = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
