import { useState } from 'react';
import { inWords } from '#web/ui/day-words.ts';

const finnish = new Intl.DateTimeFormat('fi-FI', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});

/** A day as it is written in Finland. */
export const Day = ({ day }: { day: Date }) => (
  <time dateTime={isoDay(day)} className="tabular-nums">
    {finnish.format(day)}
  </time>
);

/** A day as it is told from today. */
export function DayFromToday({ day }: { day: Date }) {
  const [today] = useState(() => new Date());
  return (
    <time dateTime={isoDay(day)} title={finnish.format(day)}>
      {inWords({ day, today })}
    </time>
  );
}

const isoDay = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
