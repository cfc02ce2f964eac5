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
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { type ActivityGroup, groupActivity } from './group-activity.ts';
import type { Activity } from './shown-profile.ts';

type Label = { label: string; repeated?: (count: number) => string; Icon: typeof CircleDot };

/**
 * How an entry begins, before the project name. The first four are from the Specification, section 2.
 * `repeated` is for several.
 */
const activityLabels: Record<ActivityType, Label> = {
  commit: { label: 'Committed to', Icon: GitCommit },
  pull_request: { label: 'Created pull request for', Icon: GitPullRequest },
  issue: { label: 'Opened issue in', Icon: CircleDot },
  other: {
    label: 'Commented on',
    repeated: (count) => `Wrote ${count} comments in`,
    Icon: MessageSquare,
  },
  project_created: { label: 'Created', Icon: Flag },
  project_joined: { label: 'Joined', Icon: Puzzle },
  ticket_created: {
    label: 'Created a ticket in',
    repeated: (count) => `Created ${count} tickets in`,
    Icon: Ticket,
  },
  ticket_started: {
    label: 'Started a ticket in',
    repeated: (count) => `Started ${count} tickets in`,
    Icon: CirclePlay,
  },
  ticket_reviewed: {
    label: 'Reviewed a ticket in',
    repeated: (count) => `Reviewed ${count} tickets in`,
    Icon: ThumbsUp,
  },
  ticket_done: {
    label: 'Finished a ticket in',
    repeated: (count) => `Finished ${count} tickets in`,
    Icon: CircleCheck,
  },
};

/** Of a group. */
const mostTitles = 3;

/** A person's activity in their projects by day, newest first. Each entry leads to what it's about. */
export const ActivityList = ({ activity }: { activity: readonly Activity[] }) => (
  <div className="grid max-w-form grid-cols-1 divide-y divide-line">
    {groupActivity(activity).map(([day, groups]) => (
      <section
        key={day}
        aria-labelledby={`activity-${day}`}
        className="py-2.5 sm:grid sm:grid-cols-[7.5rem_minmax(0,1fr)]"
      >
        <h2 id={`activity-${day}`} className="py-1 text-sm leading-6 font-semibold text-soft">
          {formatDate(new Date(`${day}T00:00`))}
        </h2>
        <ol>
          {groups.map((group, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- entries have no id
            <ActivityEntry key={`${group[0].date} ${index}`} group={group} />
          ))}
        </ol>
      </section>
    ))}
  </div>
);

function ActivityEntry({ group }: { group: ActivityGroup }) {
  const [{ type, project, link, ticket }] = group;
  const { label, repeated, Icon } = activityLabels[type] ?? activityLabels.other;
  const isOne = group.length === 1;
  return (
    <li className="flex items-start gap-3 py-1">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <p>
          {isOne ? (
            <ActivityLink to={link}>
              {label} <span className="font-semibold">{project}</span>
              {ticket !== null && `: ${ticket}`}
            </ActivityLink>
          ) : (
            <>
              {repeated?.(group.length) ?? label} <span className="font-semibold">{project}</span>
            </>
          )}
        </p>
        {!isOne && <Titles group={group} />}
      </div>
    </li>
  );
}

/** The tickets that a group is about, for those who can open them. */
function Titles({ group }: { group: ActivityGroup }) {
  const named = [...new Map(group.map((entry) => [entry.link, entry])).values()].filter(
    ({ ticket }) => ticket !== null,
  );
  if (named.length === 0) return null;
  return (
    <ul className="mt-0.5 text-sm leading-6 text-soft">
      {named.slice(0, mostTitles).map(({ link, ticket }) => (
        <li key={link} className="wrap-anywhere">
          <ActivityLink to={link}>{ticket}</ActivityLink>
        </li>
      ))}
      {named.length > mostTitles && <li>and {named.length - mostTitles} more</li>}
    </ul>
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
