import type { ReactNode } from 'react';
import { Link } from 'react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CirclePlay from 'lucide-react/icons/circle-play';
import Flag from 'lucide-react/icons/flag';
import GitCommit from 'lucide-react/icons/git-commit-horizontal';
import GitPullRequest from 'lucide-react/icons/git-pull-request';
import MessageSquare from 'lucide-react/icons/message-square';
import Puzzle from 'lucide-react/icons/puzzle';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import Ticket from 'lucide-react/icons/ticket';
import type { ActivityType } from '#contract/values/vocabulary.ts';
import { formatDate, formatIsoDay } from '#web/lib/formats/format-dates.ts';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import type { Activity } from './shown-profile.ts';

/** How an entry begins, before the project name. The first four are from the Specification, section 2. */
const activityLabels: Record<ActivityType, { label: string; Icon: typeof CircleDot }> = {
  commit: { label: 'Committed to', Icon: GitCommit },
  pull_request: { label: 'Created pull request for', Icon: GitPullRequest },
  issue: { label: 'Opened issue in', Icon: CircleDot },
  other: { label: 'Commented on', Icon: MessageSquare },
  project_created: { label: 'Created', Icon: Flag },
  project_joined: { label: 'Joined', Icon: Puzzle },
  ticket_created: { label: 'Created a ticket in', Icon: Ticket },
  ticket_started: { label: 'Started a ticket in', Icon: CirclePlay },
  ticket_reviewed: { label: 'Reviewed a ticket in', Icon: ThumbsUp },
  ticket_done: { label: 'Finished a ticket in', Icon: CircleCheck },
};

/** A person's activity in their projects by day, newest first. Each entry leads to what it's about. */
export const ActivityList = ({ activity }: { activity: readonly Activity[] }) => (
  <div className="grid max-w-form grid-cols-1 gap-5">
    {[...Map.groupBy(activity, ({ date }) => formatIsoDay(new Date(date)))].map(
      ([day, entries]) => (
        <section key={day} aria-labelledby={`activity-${day}`}>
          <h2 id={`activity-${day}`} className="text-sm font-semibold text-soft">
            {formatDate(new Date(`${day}T00:00`))}
          </h2>
          <ol className="divide-y divide-line">
            {entries.map((entry, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- entries have no id
              <ActivityEntry key={`${entry.date} ${index}`} entry={entry} />
            ))}
          </ol>
        </section>
      ),
    )}
  </div>
);

function ActivityEntry({ entry: { type, project, date, link } }: { entry: Activity }) {
  const { label, Icon } = activityLabels[type] ?? activityLabels.other;
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-soft" />
      <div className="min-w-0 flex-1 sm:flex sm:justify-between sm:gap-4">
        <p>
          <ActivityLink to={link}>
            {label} <span className="font-semibold">{project}</span>
          </ActivityLink>
        </p>
        <TimeAgo iso={date} className="shrink-0 text-sm leading-6 text-soft" />
      </div>
    </li>
  );
}

/** Repositories are elsewhere; everything else is here. */
const ActivityLink = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith('/') ? (
    <Link to={to} className="hover:underline">
      {children}
    </Link>
  ) : (
    <a href={to} rel="noreferrer" className="hover:underline">
      {children}
    </a>
  );
