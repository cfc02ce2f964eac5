import type { TicketField } from '#contract/values/ticket-fields.ts';
import type { TicketFields } from '#contract/board/tickets.ts';
import { assignee } from './assignee.tsx';
import { dueDate } from './due-date.tsx';
import type { FieldView } from './field-view.ts';
import { labels } from './labels.tsx';
import { priority } from './priority.tsx';
import { status } from './status.tsx';
import { type } from './type.tsx';

/** The fields below or beside the title and description. */
export type DetailField = Exclude<TicketField, 'title' | 'description'>;

/** In the order of the ticket's page. */
export const detailFields: { [Field in DetailField]: FieldView<TicketFields[Field]> } = {
  status,
  priority,
  assigneeId: assignee,
  type,
  dueDate,
  labels,
};
