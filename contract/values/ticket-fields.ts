import { backlog } from './ticket-status.ts';
import {
  findDescriptionError,
  findDueDateError,
  findLabelsError,
  findTitleError,
} from './ticket-limits.ts';
import { priorities, ticketTypes } from './vocabulary.ts';
import { ticketStatuses } from './ticket-status.ts';

// In its own file, so that pages can use it without loading the schemas.

/** `historyName` is the field's name in the history, `initial` its value in the create form. */
type FieldDescription = {
  label: string;
  historyName: string;
  initial: string | readonly string[] | null;
} & (
  | { kind: 'line' | 'markdown'; findError: (text: string) => string | undefined }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'member' }
  | { kind: 'day' }
  | { kind: 'labels' }
);

/**
 * The fields of a ticket that people edit, in the order of replies and of the create form. Lists, writes,
 * differences, history, drafts and forms follow from them. When you add a field, the compiler names the
 * files that need to know it.
 */
export const ticketFields = {
  title: {
    label: 'Title',
    historyName: 'title',
    kind: 'line',
    initial: '',
    findError: findTitleError,
  },
  description: {
    label: 'Description',
    historyName: 'description',
    kind: 'markdown',
    initial: '',
    findError: findDescriptionError,
  },
  status: {
    label: 'Status',
    historyName: 'status',
    kind: 'choice',
    initial: backlog,
    choices: ticketStatuses,
  },
  priority: {
    label: 'Priority',
    historyName: 'priority',
    kind: 'choice',
    initial: 'Medium',
    choices: priorities,
  },
  type: {
    label: 'Type',
    historyName: 'type',
    kind: 'choice',
    initial: '',
    choices: ['', ...ticketTypes],
  },
  assigneeId: { label: 'Assignee', historyName: 'assignee', kind: 'member', initial: null },
  labels: { label: 'Labels', historyName: 'labels', kind: 'labels', initial: [] as string[] },
  dueDate: { label: 'Due date', historyName: 'due date', kind: 'day', initial: null },
} as const satisfies Record<string, FieldDescription>;

export type TicketField = keyof typeof ticketFields;

export const ticketFieldNames = Object.keys(ticketFields) as TicketField[];

/** The names of the fields in the history. */
export type ChangedField = (typeof ticketFields)[TicketField]['historyName'];

export const changedFields: readonly ChangedField[] = ticketFieldNames.map(
  (field) => ticketFields[field].historyName,
);

/** Undefined for a field that only a newer server knows. */
export const findChangedField = (name: ChangedField): FieldDescription | undefined =>
  Object.values(ticketFields).find(({ historyName }) => historyName === name);

export const initialFields = Object.fromEntries(
  ticketFieldNames.map((name) => [name, ticketFields[name].initial]),
) as { [Field in TicketField]: (typeof ticketFields)[Field]['initial'] };

/** Whether a field can have this value, for example from a stored draft. */
export function isFieldValue(name: TicketField, value: unknown): boolean {
  const field: FieldDescription = ticketFields[name];
  switch (field.kind) {
    case 'line':
    case 'markdown':
      return typeof value === 'string';
    case 'choice':
      return field.choices.some((choice) => choice === value);
    case 'member':
      return value === null || Number.isInteger(value);
    case 'day':
      return value === null || (typeof value === 'string' && !findDueDateError(value));
    case 'labels':
      return (
        Array.isArray(value) &&
        value.every((label) => typeof label === 'string') &&
        !findLabelsError(value)
      );
    default:
      return field satisfies never;
  }
}

/** The fields with free text, which is limited. */
export type TextField = {
  [Field in TicketField]: (typeof ticketFields)[Field] extends { findError: unknown }
    ? Field
    : never;
}[TicketField];

export const isTextField = (name: TicketField): name is TextField =>
  'findError' in ticketFields[name];

export const textFields = ticketFieldNames.filter(isTextField);

type Texts = Record<TextField, string>;

/** Returns what's wrong with a changed text, or undefined. A text that was already too long may stay. */
export function findTextError(
  before: Texts,
  after: Partial<Texts>,
): { field: TextField; message: string } | undefined {
  for (const field of textFields) {
    const text = after[field];
    if (text === undefined || text === before[field]) continue;
    const message = ticketFields[field].findError(text);
    if (message) return { field, message };
  }
  return undefined;
}
