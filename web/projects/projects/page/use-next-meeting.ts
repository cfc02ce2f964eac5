import { useQuery } from '@tanstack/react-query';
import { dateFormat, formatWeekdayDate } from '#web/lib/formats/format-dates.ts';
import { recallText } from '#web/lib/formats/known-texts.ts';
import { serverNow } from '#web/lib/formats/server-clock.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';

/** When a team meets next, if it has planned a meeting and isn't in it. */
export function useNextMeeting(projectId: number): string | undefined {
  const { data } = useQuery(projectQuery(projectId));
  if (!data?.meets || data.status === 'Completed') return undefined;
  const [start, now] = [new Date(data.meets.startsAt), new Date(serverNow())];
  return start > now ? formatStart(start, now) : undefined;
}

const time = dateFormat({ hour: 'numeric', minute: '2-digit' });

/** "Tuesday, November 24 at 5:00 PM" where the reader is; with the year if it's another one */
function formatStart(start: Date, now: Date) {
  const hour = recallText(`hour ${start.getTime()}`, () => time().format(start));
  return `${formatWeekdayDate(start, now)} at ${hour}`;
}
