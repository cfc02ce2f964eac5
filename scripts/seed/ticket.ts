import type { Priority, TicketType } from '#contract/values/vocabulary.ts';
import type { TicketStatus } from '#contract/values/ticket-status.ts';
import type { PersonKey } from './people.ts';

export type SeedTicket = {
  title: string;
  status: TicketStatus;
  /** As in a new ticket when left out. */
  priority?: Priority;
  type: TicketType;
  /** The member who created it. */
  by: PersonKey;
  /** The assignee; unassigned when left out. */
  to?: PersonKey;
  daysAgo: number;
  /** When it was last updated, if ever. */
  changedDaysAgo?: number;
  description: string;
};
