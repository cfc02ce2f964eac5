import { formatDateTimeRange } from '#web/lib/formats/format-dates.ts';
import { ShortDate } from '#web/ui/text/dates.tsx';
import type { ShownHackathon } from './source.ts';

/** The day of a hackathon, or from when to when it goes. */
export const HackathonDate = ({ hackathon }: { hackathon: ShownHackathon }) => {
  const { date, endDate } = hackathon;
  if (endDate === undefined) return <ShortDate day={date} />;
  return (
    <time dateTime={date.toISOString()} className="tabular-nums">
      {formatDateTimeRange(date, endDate)}
    </time>
  );
};
