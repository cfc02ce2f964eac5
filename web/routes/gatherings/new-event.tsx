import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { BackToEvents } from '#web/gatherings/events/back-to-events.tsx';
import { eventPath } from '#web/gatherings/events/event-paths.ts';
import { CreateEvent } from '#web/gatherings/events/form/create-event.tsx';
import { eventsQuery } from '#web/gatherings/events/queries.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';

export function Component() {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(eventsQuery);
  return (
    <Page width="form" className="grid grid-cols-1 gap-4">
      <BackToEvents />
      <PageTitle>New event</PageTitle>
      {!data && <NotLoaded query={{ error, refetch }} what="the form" />}
      {data && !data.canCreate && (
        <EmptyState title="You can’t create events yet.">Admins choose who can.</EmptyState>
      )}
      {data?.canCreate && (
        <CreateEvent onCreated={({ id }) => void navigate(eventPath(id), { replace: true })} />
      )}
    </Page>
  );
}
