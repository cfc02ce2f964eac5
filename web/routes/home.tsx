import { lazy } from 'react';
import { UpcomingEvents } from '#web/features/events/upcoming-events.tsx';
import { YourTeams } from '#web/features/home/your-teams.tsx';
import { useProfile } from '#web/features/profiles/queries.ts';
import { AskingProvider } from '#web/features/projects/asking.ts';
import { OpenProjects } from '#web/features/projects/open-projects.tsx';
import { Hero } from '#web/features/welcome/hero.tsx';
import { PhilosophyBlock } from '#web/features/welcome/philosophy-block.tsx';
import { Statistics } from '#web/features/welcome/statistics.tsx';
import { hasSession } from '#web/lib/cookies.ts';
import { Page } from '#web/ui/page/page.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';

const asking = {
  AskToJoin: lazy(() => import('#web/features/join-requests/ask-to-join.tsx')),
  WaitForPlace: lazy(() => import('#web/features/waitings/wait-for-place.tsx')),
};

export function Component() {
  const { profile } = useProfile();
  const isSignedIn = profile ? true : profile === undefined && hasSession();
  return (
    <Page className="grid grid-cols-1 gap-10">
      <DocumentTitle>Find Your Missing Piece</DocumentTitle>
      <Hero isSignedIn={isSignedIn} />
      {isSignedIn && <YourTeams />}
      {isSignedIn && (
        <AskingProvider value={asking}>
          <OpenProjects isVisitor={false} />
        </AskingProvider>
      )}
      <Statistics />
      {!isSignedIn && <OpenProjects isVisitor />}
      <UpcomingEvents />
      <PhilosophyBlock />
    </Page>
  );
}
