const day = new Intl.DateTimeFormat('fi-FI', { day: 'numeric', month: 'numeric', year: 'numeric' });

/** A day as it is written in Finland. */
export const HackathonDate = ({ date }: { date: Date }) => (
  <time dateTime={localDay(date)} className="tabular-nums">
    {day.format(date)}
  </time>
);

const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
