import { Suspense } from 'react';
import { HackathonsScreen } from '#web/hackathons/hackathons/tabs/hackathons-screen.tsx';
import { source as sample } from '#web/sources/hackathons/sample.ts';
import { useSource } from '#web/sources/use-source.ts';
import { ScreenLoading } from '#web/ui/feedback/loading.tsx';

const sources = {
  sample,
  loadLive: async () => (await import('#web/sources/hackathons/live.ts')).source,
};

export const Component = () => (
  <Suspense fallback={<ScreenLoading />}>
    <Hackathons />
  </Suspense>
);

const Hackathons = () => <HackathonsScreen source={useSource('hackathons', sources)} />;
