import { Suspense } from 'react';
import { Events } from '#web/gatherings/events/events.tsx';
import { sampleEvents as sample } from '#web/sources/events/sample.tsx';
import { useSource } from '#web/sources/use-source.ts';
import { ScreenLoading } from '#web/ui/feedback/loading.tsx';
import { Page } from '#web/ui/page/page.tsx';

const sources = {
  sample,
  loadLive: async () => (await import('#web/sources/events/live.tsx')).liveEvents,
};

export const Component = () => (
  <Suspense fallback={<ScreenLoading />}>
    <EventsScreen />
  </Suspense>
);

function EventsScreen() {
  const source = useSource('events', sources);
  return (
    <Page className="grid grid-cols-1 gap-4">
      <Events source={source} />
    </Page>
  );
}
