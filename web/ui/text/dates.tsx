import { useState } from 'react';
import { formatDate, formatIsoDay, formatRelativeDay } from '#web/lib/formats/format-dates.ts';

/** A day, such as "Nov 24". */
export const ShortDate = ({ day }: { day: Date }) => (
  <time dateTime={formatIsoDay(day)} className="tabular-nums">
    {formatDate(day)}
  </time>
);

/** How far away a day is, such as "in 3 days"; the date is its tooltip. */
export function RelativeDate({ day }: { day: Date }) {
  const [today] = useState(() => new Date());
  return (
    <time dateTime={formatIsoDay(day)} title={formatDate(day)}>
      {formatRelativeDay({ day, today })}
    </time>
  );
}
