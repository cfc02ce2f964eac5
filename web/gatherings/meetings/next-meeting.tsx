import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { Link } from 'react-router';
import type { Project } from '#contract/projects/projects.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { paths } from '#web/lib/paths.ts';
import { formatMeetingTime } from './format-meeting-time.ts';
import { JoinLink } from './join-link.tsx';
import { meetingsQuery } from './queries.ts';

/** A team's next meeting, in a line above its board. */
export function NextMeeting({ project: { id } }: { project: Pick<Project, 'id'> }) {
  const { data } = useQuery(meetingsQuery(id));
  const next = data?.meetings[0];
  // As high as it will be, so that the board stays where it is.
  if (!next) return <div className="h-13 sm:h-6" />;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-1 text-soft sm:flex">
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 truncate">
        <time dateTime={next.startsAt} className="font-semibold text-ink">
          {formatMeetingTime(next)}
        </time>
        {dot}
        <span dir="auto">{next.title}</span>
      </p>
      <p className="flex gap-3 max-sm:col-start-2">
        {next.link !== '' && <JoinLink meeting={next} />}
        <Link to={paths.meetings(id)} preventScrollReset className="link">
          Meetings
        </Link>
      </p>
    </div>
  );
}
