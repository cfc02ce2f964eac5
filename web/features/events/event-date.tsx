const day = new Intl.DateTimeFormat('fi-FI', { day: 'numeric', month: 'numeric', year: 'numeric' });
const time = new Intl.DateTimeFormat('fi-FI', { hour: '2-digit', minute: '2-digit' });

/** A date and a time as they are written in Finland. */
export const EventDate = ({ date }: { date: Date }) => (
  <time dateTime={date.toISOString()} className="tabular-nums">
    {day.format(date)} klo {time.format(date)}
  </time>
);
