import type { KeyboardEvent } from 'react';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarHeader } from './calendar-header.tsx';
import { dayForKey } from './calendar-keys.ts';
import { type Day, firstDayOf, type Month, monthOf, addMonths, weeksOf } from './calendar.ts';
import { useDayFocus } from './use-day-focus.ts';

type EventCalendarProps = {
  month: Month;
  selected: Day | null;
  today: Day;
  /** The number of events on each day that has any. */
  counts: ReadonlyMap<Day, number>;
  onMonth: (month: Month) => void;
  onSelect: (day: Day | null) => void;
};

/** The month as a grid. Arrow keys move between days, Page Up and Page Down between months. */
export function EventCalendar(props: EventCalendarProps) {
  const { month, selected, today, counts, onMonth, onSelect } = props;
  const { grid, tabStop, getCurrentDay, focusDay } = useDayFocus({ month, selected, today });
  const goTo = (day: Day) => {
    if (monthOf(day) !== monthOf(getCurrentDay())) onMonth(monthOf(day));
    focusDay(day);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const day = dayForKey(getCurrentDay(), event.key);
    if (day === undefined) return;
    event.preventDefault();
    goTo(day);
  };
  return (
    <section aria-label="Calendar" className="rounded-lg border border-line bg-surface p-3 sm:p-4">
      <CalendarHeader
        id="calendar-month"
        month={month}
        onToday={() => goTo(today)}
        onTurn={(months) => onMonth(monthOf(addMonths(firstDayOf(month), months)))}
      />
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table with keyboard navigation
        role="grid"
        aria-labelledby="calendar-month"
        onKeyDown={handleKey}
        className="mt-2 w-full table-fixed border-separate border-spacing-0.5"
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekday}
                className="pb-1 text-caption font-medium text-soft"
              >
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => (
                <td
                  key={weekdays[weekday]}
                  aria-selected={day === null ? undefined : day === selected}
                  className="p-0"
                >
                  {day && (
                    <CalendarDay
                      day={day}
                      count={counts.get(day) ?? 0}
                      isToday={day === today}
                      isSelected={day === selected}
                      isTabStop={day === tabStop}
                      onPress={() => {
                        focusDay(day);
                        onSelect(day === selected ? null : day);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
