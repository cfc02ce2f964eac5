import { useQuery } from '@tanstack/react-query';
import { dateFormat, formatFullDate, formatLongMonth } from '#web/lib/formats/format-dates.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { activityDaysQuery } from './queries.ts';
import {
  arrangeYear,
  type CalendarDay,
  labelMonths,
  levelOf,
  sumByMonth,
} from './year-calendar.ts';

const shortMonth = dateFormat({ month: 'short' });
const levels = ['bg-grey', 'bg-moss opacity-45', 'bg-moss opacity-70', 'bg-moss'];

/** The days of the last year on which someone did something. Screen readers get a table by month. */
export function ActivityCalendar({ userId }: { userId: number }) {
  const { data: days, error } = useQuery(activityDaysQuery(userId));
  const now = useNow();
  // The activity below says the same, so a calendar that can't load is left out.
  if (error || days?.length === 0) return null;
  // While it loads, the days are there without what was done, so that nothing below moves.
  const weeks = arrangeYear(days ?? [], new Date(now));
  // The server sends a day more than the calendar shows.
  const active = days?.filter(({ day }) => day >= weeks[0]![0]!.day);
  return (
    <section aria-labelledby="calendar" className="mb-6">
      <h2 id="calendar" className="mb-2 text-lg">
        The last year
      </h2>
      <p className="mb-3 text-body text-soft">
        {active ? `Active on ${formatCount(active.length, 'day')}` : 'Loading...'}
      </p>
      <div
        aria-hidden
        className="grid w-full max-w-3xl grid-cols-53 gap-px text-xs text-soft sm:gap-0.5"
      >
        {labelMonths(weeks).map(({ week, month }) => (
          <span key={week} style={{ gridRow: 1, gridColumn: `${week + 1} / span 4` }}>
            {shortMonth().format(month)}
          </span>
        ))}
      </div>
      <div
        aria-hidden
        className="grid w-full max-w-3xl grid-flow-col grid-cols-53 grid-rows-7 gap-px sm:gap-0.5"
      >
        {weeks.flat().map((day) => (
          <Day key={day.day} {...day} />
        ))}
      </div>
      <p
        aria-hidden
        className="mt-2 flex max-w-3xl items-center justify-end gap-1 text-xs text-soft"
      >
        Less
        {levels.map((level) => (
          <span key={level} className={classNames('size-2.5 rounded-xs', level)} />
        ))}
        More
      </p>
      {active && (
        <table className="sr-only">
          <caption>Activity by month</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Active days</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {sumByMonth(active).map(({ month, days, count }) => (
              <tr key={month}>
                <th scope="row">{formatLongMonth(new Date(`${month}-01T00:00`))}</th>
                <td>{days}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const Day = ({ day, count }: CalendarDay) => (
  <span
    title={count === undefined ? undefined : describeDay(day, count)}
    className={classNames(
      'aspect-square rounded-[1px] sm:rounded-xs',
      count === undefined ? 'invisible' : levels[levelOf(count)],
    )}
  />
);

const describeDay = (day: string, count: number) =>
  `${formatFullDate(new Date(`${day}T00:00`))}: ${count === 0 ? 'nothing' : formatCount(count, 'action')}`;
