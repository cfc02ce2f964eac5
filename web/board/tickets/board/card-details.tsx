import ListChecks from 'lucide-react/icons/list-checks';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { DueDate } from '#web/board/tickets/due-date-mark.tsx';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Tag } from '#web/ui/text/tag.tsx';

type CardDetailsProps = { ticket: ListedTicket };

/** A row on the card with its labels, due date and checklist. Many tickets have none of them. */
export default function CardDetails({
  ticket: { labels, dueDate, status, checklist },
}: CardDetailsProps) {
  return (
    <div className="mt-1 flex min-h-5.5 flex-wrap items-center gap-x-2.5 gap-y-1">
      {labels.length > 0 && (
        <span className="flex max-w-full flex-wrap gap-1">
          {labels.map((label) => (
            <Tag key={label}>{label}</Tag>
          ))}
        </span>
      )}
      {dueDate !== null && <DueDate ticket={{ dueDate, status }} />}
      {checklist && (
        <span className="flex items-center gap-1 text-caption text-soft tabular-nums">
          <ListChecks aria-hidden className="size-3.5" />
          <span aria-hidden>{`${checklist.done}/${checklist.total}`}</span>
          <span className="sr-only">
            {`${checklist.done} of ${formatCount(checklist.total, 'task')} done`}
          </span>
        </span>
      )}
    </div>
  );
}
