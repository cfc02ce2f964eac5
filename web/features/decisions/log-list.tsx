import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDateTime } from '#web/lib/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { logQuery } from './queries.ts';

const actNames: Record<string, string> = {
  none: 'Decided that nothing has to be done',
  hide: 'Hid a text',
  suspend: 'Suspended a person',
  close: 'Closed a project',
  'close hackathon': 'Canceled a hackathon',
  undo_none: 'Undid a decision',
  undo_hide: 'Showed a text again',
  undo_suspend: 'Ended a suspension',
  undo_close: 'Reopened a project',
  'undo_close hackathon': 'Undid canceling a hackathon',
  add_admin: 'Added an admin',
  remove_admin: 'Removed an admin',
  delete_person: 'Deleted an account',
  export_person: 'Exported the data of an account',
  remove_project: 'Removed a project',
  resend_emails: 'Sent emails again',
  remove_member: 'Removed someone from a team',
  mark_absent: 'Marked someone as absent, who lost their place in a team',
  take_over: 'Took over a project',
  reopen_submission: 'Gave a team more time to submit',
};

/** What admins did in the last year, and what others did that takes something from someone. */
export function LogList() {
  const { data: entries, error, isFetching, refetch } = useQuery(logQuery);
  if (error && !entries) {
    return (
      <LoadFailure busy={isFetching} onRetry={refetch}>
        {getErrorMessage(error, 'Couldn’t load the log. Try again.')}
      </LoadFailure>
    );
  }
  if (!entries) return <Loading />;
  if (entries.length === 0) return <p className="text-soft">Nothing in the last year.</p>;
  return (
    <ol className="divide-y divide-line rounded-md border border-line bg-surface">
      {entries.map(({ id, at, act, subject, person, projectId, reason, actor }) => (
        <li key={id} className="p-4">
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
            <time dateTime={at}>{formatDateTime(new Date(at))}</time>
          </p>
          {reason && <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
        </li>
      ))}
    </ol>
  );
}

const nameAct = (act: string, subject: string) =>
  actNames[`${act} ${subject.split(':')[0]}`] ?? actNames[act] ?? act;

/** Such as "person 42, project 7". */
const describe = ({ subject, projectId }: { subject: string; projectId: number | null }) =>
  [subject.replace(':', ' ').replace('_', ' '), projectId && `project ${projectId}`]
    .filter(Boolean)
    .join(', ');
