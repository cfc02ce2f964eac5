import { findDescriptionError, findTitleError } from './ticket-limits.ts';
import { priorities, ticketStatuses, ticketTypes } from './vocabulary.ts';

// In its own file, so that pages can use it without loading the schemas.

/** `historyName` is the field's name in the history. Values are primitive, so `===` compares them. */
type FieldDescription = { label: string; historyName: string } & (
  | { kind: 'line' | 'markdown'; findError: (text: string) => string | undefined }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'member' }
);

/**
 * The fields of a ticket that people edit. Schemas, columns, lists, changes, drafts, history and
 * editors follow from them: when you add one, the compiler names the files that miss it.
 */
export const ticketFields = {
  title: { label: 'Title', historyName: 'title', kind: 'line', findError: findTitleError },
  description: {
    label: 'Description',
    historyName: 'description',
    kind: 'markdown',
    findError: findDescriptionError,
  },
  status: { label: 'Status', historyName: 'status', kind: 'choice', choices: ticketStatuses },
  priority: { label: 'Priority', historyName: 'priority', kind: 'choice', choices: priorities },
  type: { label: 'Type', historyName: 'type', kind: 'choice', choices: ['', ...ticketTypes] },
  assigneeId: { label: 'Assignee', historyName: 'assignee', kind: 'member' },
} as const satisfies Record<string, FieldDescription>;

export type TicketField = keyof typeof ticketFields;

export const ticketFieldNames = Object.keys(ticketFields) as TicketField[];

/** The names of the fields in the history. */
export type ChangedField = (typeof ticketFields)[TicketField]['historyName'];

export const changedFields: readonly ChangedField[] = ticketFieldNames.map(
  (field) => ticketFields[field].historyName,
);

/** The fields with free text, which is limited. */
export type TextField = {
  [Field in TicketField]: (typeof ticketFields)[Field] extends { findError: unknown }
    ? Field
    : never;
}[TicketField];

const isText = (field: TicketField): field is TextField => 'findError' in ticketFields[field];

export const textFields = ticketFieldNames.filter(isText);

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
