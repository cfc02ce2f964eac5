import Calendar from 'lucide-react/icons/calendar';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { describeDueDate, isOverdue } from './due-date.ts';

type DueTicket = Pick<ListedTicket, 'status'> & { dueDate: string };

/** When a ticket is due, in words: "Overdue: Nov 24" or "Due tomorrow". */
export function DueDate({ ticket }: { ticket: DueTicket }) {
  const now = new Date(useNow());
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1 text-caption',
        isOverdue(ticket, now) ? 'font-semibold text-red-ink' : 'text-soft',
      )}
    >
      <Calendar aria-hidden className="size-3.5" />
      <time dateTime={ticket.dueDate}>{describeDueDate(ticket, now)}</time>
    </span>
  );
}
