import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LogEntry } from '#contract/moderation/decisions.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { PagedList } from '#web/ui/paged-list.tsx';
import { logQuery } from './queries.ts';

const actNames: Record<string, string> = {
  none: 'Decided that no action is needed',
  hide: 'Hid content',
  suspend: 'Suspended a person',
  close: 'Closed a project',
  'close hackathon': 'Canceled a hackathon',
  undo_none: 'Undid a decision',
  undo_hide: 'Made content visible again',
  undo_suspend: 'Ended a suspension',
  undo_close: 'Reopened a project',
  'undo_close hackathon': 'Undid a hackathon’s cancellation',
  add_admin: 'Added an admin',
  remove_admin: 'Removed an admin',
  delete_person: 'Deleted an account',
  export_person: 'Exported an account’s data',
  remove_project: 'Deleted a project',
  hide_area: 'Hid an area of the site',
  open_area: 'Switched an area of the site to real content',
  reset_area: 'Switched an area of the site to sample content',
  resend_emails: 'Sent emails again',
  remove_member: 'Removed someone from a team',
  mark_absent: 'Marked someone as absent and opened up their spot on a team',
  take_over: 'Took over a project',
  reopen_submission: 'Gave a team more time to submit',
};

/** What admins did in the last year, and what others did that takes something from someone. */
export function LogList() {
  const query = useInfiniteQuery(logQuery);
  return (
    <PagedList
      label="Log"
      items={query.data?.pages.flatMap(({ entries }) => entries)}
      query={query}
      empty="Nothing in the last year."
      failure="Couldn’t load the log. Try again."
      renderItem={(entry) => <Entry entry={entry} />}
    />
  );
}

const Entry = ({
  entry: { at, act, subject, person, projectId, reason, actor, systemUser },
}: {
  entry: LogEntry;
}) => (
  <div className="min-w-0 basis-full">
    <p>
      <span className="font-semibold">{nameAct(act, subject)}</span>{' '}
      <span className="text-soft">
        (
        {person && (
          <>
            <Link to={paths.publicProfile(person.id)} className="link">
              {person.name}
            </Link>
            {', '}
          </>
        )}
        {describe({ subject, projectId })})
      </span>
    </p>
    <p className="text-sm text-soft">
      {actor && <>{actor.name} · </>}
      {systemUser && <>{systemUser}, by command · </>}
      <time dateTime={at}>{formatDateTime(new Date(at))}</time>
    </p>
    {reason && (
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {reason}
      </p>
    )}
  </div>
);

const nameAct = (act: string, subject: string) =>
  actNames[`${act} ${subject.split(':')[0]}`] ?? actNames[act] ?? act;

/** Such as "person 42, project 7". */
const describe = ({ subject, projectId }: { subject: string; projectId: number | null }) =>
  [subject.replace(':', ' ').replace('_', ' '), projectId && `project ${projectId}`]
    .filter(Boolean)
    .join(', ');
