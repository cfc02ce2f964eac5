import type { Priority, TicketStatus, TicketType } from '#contract/vocabulary.ts';
import type { PersonKey } from './people.ts';

export type SeedTicket = {
  title: string;
  status: TicketStatus;
  priority: Priority;
  type: TicketType;
  /** Who made it. */
  by: PersonKey;
  /** Whose it is; nobody's where it is left out. */
  to?: PersonKey;
  daysAgo: number;
  /** When it was changed last, if it was. */
  changedDaysAgo?: number;
  description: string;
};
