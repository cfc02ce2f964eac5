import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Meeting } from '#contract/gatherings/meetings.ts';
import { paths } from '#web/lib/paths.ts';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { MeetingDetails } from './meeting-details.tsx';
import { meetingsQuery } from './queries.ts';

const PlanMeeting = lazy(() => import('./planning/plan-meeting.tsx'));
const EditMeeting = lazy(() => import('./planning/edit-meeting.tsx'));
const CancelMeeting = lazy(() => import('./planning/cancel-meeting.tsx'));

type MeetingsProps = { projectId: number; personId: number | undefined };
/** What's done in a dialog of its own. */
type Doing = { what: 'plan' } | { what: 'edit' | 'cancel'; meeting: Meeting };

/** A team's upcoming meetings. Members say that they can't come, and plan new ones. */
export default function Meetings({ projectId, personId }: MeetingsProps) {
  const { data, isError, refetch } = useQuery(meetingsQuery(projectId));
  const [doing, setDoing] = useState<Doing>();
  useReadSubject(`meetings:${projectId}`);
  const close = () => setDoing(undefined);
  if (isError && !data) {
    return (
      <LoadFailure onRetry={refetch}>
        Couldn’t load the meetings. Check your connection and try again.
      </LoadFailure>
    );
  }
  if (!data) return <Loading />;
  const { meetings, can } = data;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      {meetings.length === 0 && <p className="text-soft">No meetings yet.</p>}
      {meetings.length > 0 && (
        <ul aria-label="Meetings" className="grid w-full grid-cols-1 divide-y divide-line">
          {meetings.map((meeting) => (
            <MeetingDetails
              key={meeting.id}
              {...{ projectId, personId, meeting }}
              isActive={can.plan}
              onEdit={() => setDoing({ what: 'edit', meeting })}
              onCancel={() => setDoing({ what: 'cancel', meeting })}
            />
          ))}
        </ul>
      )}
      {can.plan && <Button onClick={() => setDoing({ what: 'plan' })}>Plan a meeting</Button>}
      <p className="text-sm text-soft">
        Meetings are in your{' '}
        <Link to={paths.settings} className="link">
          calendar feed
        </Link>
        , too.
      </p>
      <Suspense>
        {doing?.what === 'plan' && <PlanMeeting {...{ projectId, personId }} onClose={close} />}
        {doing?.what === 'edit' && (
          <EditMeeting {...{ projectId, personId }} meeting={doing.meeting} onClose={close} />
        )}
        {doing?.what === 'cancel' && (
          <CancelMeeting projectId={projectId} meeting={doing.meeting} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
