import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BackToEvents } from '#web/gatherings/events/back-to-events.tsx';
import { EventPage } from '#web/gatherings/events/page/event-page.tsx';
import { eventQuery } from '#web/gatherings/events/queries.ts';
import { isGone } from '#web/lib/api/problem-error.ts';
import { useFocusLoadedHeading } from '#web/lib/focus/use-focus-loaded-heading.ts';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';
import { Report } from '#web/routes/moderation/parts/report.tsx';
import { useReloadOnNews } from './parts/use-reload-on-news.ts';

export function Component() {
  const eventId = Number.parseInt(useParams().eventId ?? '', 10) || 0;
  const { profile } = useProfile();
  const query = eventQuery(eventId);
  const { data: event, error, refetch } = useQuery(query);
  const isReady = event !== undefined && profile !== undefined;
  useReadSubject(profile ? `event:${eventId}` : undefined);
  useReloadOnNews(query.queryKey);
  useFocusLoadedHeading(isReady);
  return (
    <Page className="grid grid-cols-1 gap-4">
      <BackToEvents />
      {!isReady && <DocumentTitle>Event</DocumentTitle>}
      {isGone(error) && <EmptyState title="This event no longer exists." />}
      {!event && !isGone(error) && <QueryFailure query={{ error, refetch }} what="the event" />}
      {!isReady && !error && <Loading />}
      {isReady && !isGone(error) && (
        <EventPage
          key={event.id}
          event={event}
          isSignedIn={Boolean(profile)}
          menu={
            (!profile || event.organizer?.id !== profile.id) && (
              <Report
                subject={{ kind: 'calendar_event', id: event.id }}
                name={event.title}
                isVisitor={!profile}
              />
            )
          }
        />
      )}
    </Page>
  );
}
