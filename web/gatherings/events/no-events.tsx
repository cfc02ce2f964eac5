import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { CalendarScene } from '#web/ui/scenes/calendar.tsx';
import type { CalendarEvent } from '#contract/values/event-card.ts';
import { formatDay, dayOf, formatMonthOf, monthOf } from './calendar/calendar.ts';
import { type EventSearch, eventsShown, isUnfiltered, nearestMonth } from './event-search.ts';

type NoEventsProps = {
  search: EventSearch;
  found: readonly CalendarEvent[];
  now: Date;
  onChange: (change: Partial<EventSearch>) => void;
  /** Creates the first one, for those who may. */
  createFirst: ReactNode;
};

/** Shown if there are no events, with buttons to find some. */
export function NoEvents({ search, found, now, onChange, createFirst }: NoEventsProps) {
  const { month, day } = search;
  const inMonth = eventsShown(found, { month, day: null }).length;
  const elsewhere = inMonth === 0 ? nearestMonth(found, month) : undefined;
  return (
    <EmptyState
      scene={<CalendarScene />}
      className="rounded-lg border border-dashed border-edge"
      title={day && inMonth > 0 ? `Nothing on ${formatDay(day)}` : 'No events found for this month'}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {elsewhere && (
            <Button onClick={() => onChange({ month: elsewhere })}>
              Go to {formatMonthOf(elsewhere)}
            </Button>
          )}
          {!isUnfiltered(search) && (
            <Button onClick={() => onChange({ category: 'all', search: '' })}>
              Clear search and filters
            </Button>
          )}
          {found.length === 0 && isUnfiltered(search) && createFirst}
        </div>
      }
    >
      {explain({ search, inMonth, elsewhere, thisMonth: monthOf(dayOf(now)) })}
    </EmptyState>
  );
}

function explain({
  search,
  inMonth,
  elsewhere,
  thisMonth,
}: {
  search: EventSearch;
  inMonth: number;
  elsewhere: string | undefined;
  thisMonth: string;
}) {
  if (inMonth > 0) return 'Days with events are highlighted in the calendar.';
  if (elsewhere) return `The nearest ones are in ${formatMonthOf(elsewhere)}.`;
  if (!isUnfiltered(search)) return 'Try other words or another category.';
  return search.month < thisMonth ? 'No events that far back.' : 'Nothing is planned yet.';
}
