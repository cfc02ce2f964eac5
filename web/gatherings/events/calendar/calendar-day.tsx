import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Day, formatDay } from './calendar.ts';

type CalendarDayProps = {
  day: Day;
  count: number;
  isToday: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  onPress: () => void;
};

/** A day of the calendar: filled if it has events, outlined if it is today, dark if it is selected. */
export const CalendarDay = ({
  day,
  count,
  isToday,
  isSelected,
  isTabStop,
  onPress,
}: CalendarDayProps) => (
  <button
    type="button"
    data-day={day}
    tabIndex={isTabStop ? 0 : -1}
    aria-label={`${formatDay(day)}, ${countEvents(count)}`}
    aria-current={isToday ? 'date' : undefined}
    aria-pressed={isSelected}
    onClick={onPress}
    className={classNames(
      'relative grid h-10 w-full place-items-center rounded-md tabular-nums pointer-coarse:h-11',
      isSelected
        ? 'bg-accent font-semibold text-on-accent'
        : count > 0
          ? 'bg-accent-soft font-semibold text-ink hover:text-accent'
          : 'text-soft hover:bg-sunken hover:text-ink',
      isToday && 'ring-2 ring-accent ring-inset',
      isToday && isSelected && 'ring-offset-2 ring-offset-surface',
    )}
  >
    {Number(day.slice(-2))}
    {count > 0 && (
      <span aria-hidden className="absolute inset-x-0 bottom-1.5 flex justify-center gap-0.5">
        {Array.from({ length: Math.min(count, 3) }, (_, index) => (
          <span
            key={index}
            className={classNames('size-1 rounded-full', isSelected ? 'bg-on-accent' : 'bg-accent')}
          />
        ))}
      </span>
    )}
  </button>
);

export const countEvents = (count: number) =>
  count === 0 ? 'no events' : formatCount(count, 'event');
