import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { BackToEvent } from '#web/gatherings/events/back-to-events.tsx';
import { eventPath } from '#web/gatherings/events/event-paths.ts';
import { EditEvent } from '#web/gatherings/events/form/edit-event.tsx';
import { eventQuery } from '#web/gatherings/events/queries.ts';
import { isGone } from '#web/lib/api/problem-error.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useProfile } from '#web/profiles/profiles/queries.ts';

/** What an organizer can change about an event. */
export function Component() {
  const eventId = Number.parseInt(useParams().eventId ?? '', 10) || 0;
  const navigate = useNavigate();
  const { profile } = useProfile();
  const { data: event, error, refetch } = useQuery(eventQuery(eventId));
  const isReady = event !== undefined && profile !== undefined;
  return (
    <Page width="form" className="grid grid-cols-1 gap-4">
      <BackToEvent eventId={eventId} />
      <PageTitle
        lead={event && event.later > 0 && 'Later ones of the same series stay as they are.'}
      >
        Edit event
      </PageTitle>
      {isGone(error) && <EmptyState title="This event no longer exists." />}
      {!event && !isGone(error) && <QueryFailure query={{ error, refetch }} what="the event" />}
      {!isReady && !error && <Loading />}
      {isReady && !event.can.edit && <EmptyState title="Only its organizer can edit this event." />}
      {isReady && event.can.edit && (
        <EditEvent
          key={eventId}
          event={event}
          onSaved={() => void navigate(eventPath(eventId), { replace: true })}
        />
      )}
    </Page>
  );
}
