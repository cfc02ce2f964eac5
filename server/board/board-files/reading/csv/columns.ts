import type { BoardFileSource } from '#contract/board/board-files.ts';
import { foldCase } from '#contract/values/text/fold-case.ts';

export type Column =
  | 'number'
  | 'title'
  | 'description'
  | 'url'
  | 'status'
  | 'statusCategory'
  | 'done'
  | 'archived'
  | 'priority'
  | 'type'
  | 'assignee'
  | 'assigneeId'
  | 'label'
  | 'dueDate';

/** What files call a column, in lower case; the first one that a file has counts. */
const names: Record<Column, string[]> = {
  number: [],
  title: ['title', 'summary', 'name', 'task', 'card name', 'task name'],
  description: ['description', 'body', 'card description', 'notes', 'content'],
  url: ['url', 'card url', 'task link'],
  status: ['status', 'state', 'list', 'list name', 'column', 'section'],
  statusCategory: ['status category'],
  done: ['completed at', 'completed', 'done'],
  archived: ['archived', 'archived at'],
  priority: ['priority'],
  type: ['type', 'issue type', 'issuetype', 'work type'],
  assignee: ['assignee', 'assignees', 'assigned to', 'members', 'owner'],
  assigneeId: [],
  label: ['label', 'labels', 'tags', 'tag'],
  dueDate: ['due date', 'due', 'duedate', 'target date', 'end date', 'deadline'],
};

/** What some programs call a column before what others do. */
const ownNames: Partial<Record<BoardFileSource, Partial<Record<Column, string[]>>>> = {
  pieces: { number: ['number'], assigneeId: ['assignee id'] },
  asana: { title: ['name'], description: ['notes'], status: ['section/column'] },
  clickup: { title: ['task name'], description: ['task content'], type: ['task type'] },
  notion: {
    title: ['task name', 'name'],
    type: ['task type'],
    assignee: ['assignee', 'assign', 'person', 'people'],
    dueDate: ['due date', 'due', 'deadline', 'date'],
  },
  plane: {
    title: ['name', 'title'],
    description: ['description', 'description stripped'],
    status: ['state', 'state name'],
  },
  monday: {
    title: ['name'],
    assignee: ['person', 'people', 'assignee', 'owner'],
    dueDate: ['due date', 'deadline', 'date', 'timeline - end'],
  },
  // The owner is who created the card.
  wekan: { status: ['list'], assignee: ['assignee', 'assignees', 'members'] },
};

export type Places = Record<Column, number[]>;

/** The name of a column, however it's written: "State Name", "state_name". */
export const columnName = (name: string) =>
  foldCase(name)
    .replaceAll(/[_\s]+/g, ' ')
    .trim();

/** The indexes of each column. Jira repeats a column for each label. */
export function findColumns(heads: string[], source: BoardFileSource): Places {
  const find = (column: Column) => {
    const name = [...(ownNames[source]?.[column] ?? []), ...names[column]].find((one) =>
      heads.includes(one),
    );
    return heads.flatMap((head, index) => (head === name ? [index] : []));
  };
  const columns = Object.keys(names) as Column[];
  return Object.fromEntries(columns.map((column) => [column, find(column)])) as Places;
}
