import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Asking } from './projects/parts/asking.tsx';
import { isHidden, isLive } from '#web/site/areas/modes.ts';
import { UpcomingEvents } from '#web/gatherings/events/upcoming-events.tsx';
import { homeQuery } from '#web/site/home/queries.ts';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { OpenProjects } from '#web/projects/projects/cards/open-projects.tsx';
import { openProjectsQuery, userProjectsQuery } from '#web/projects/projects/queries.ts';
import { Hero } from '#web/site/welcome/hero.tsx';
import { PhilosophyBlock } from '#web/site/welcome/philosophy-block.tsx';
import { Statistics } from '#web/site/welcome/statistics.tsx';
import { source as upcomingEvents } from '#web/sources/events/sample-upcoming.ts';
import { source as liveFigures } from '#web/sources/home/live.ts';
import { source as sampleFigures } from '#web/sources/home/sample.ts';
import { hasSession } from '#web/lib/api/cookies.ts';
import { Page } from '#web/ui/page/page.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';

// Only for people who are signed in.
const loadTeams = () => import('#web/site/home/your-teams.tsx');
// The server renders it, too: it's at the top, and its links work before its script is there.
const YourTeams = import.meta.env.SSR ? (await loadTeams()).default : lazy(loadTeams);
const DeletedList = lazy(() => import('#web/projects/projects/deleted/deleted-list.tsx'));
const StartHere = lazy(() => import('./site/parts/start-here.tsx'));
const LiveEvents = lazy(() => import('#web/sources/events/live-upcoming.tsx'));
const FitsYou = lazy(() => import('#web/matching/matches/fits-you.tsx'));

export function Component() {
  const { profile } = useProfile();
  const isSignedIn = profile ? true : profile === undefined && hasSession();
  const { data: home } = useQuery({ ...homeQuery, enabled: isSignedIn });
  const { data: projects } = useQuery({ ...userProjectsQuery, enabled: isSignedIn });
  // Read only: the list below loads it.
  const { data: open } = useQuery({ ...openProjectsQuery, enabled: false });
  const hasCompleted = projects?.some(({ status }) => status === 'Completed') ?? false;
  return (
    <Page className="grid grid-cols-1 gap-10">
      <DocumentTitle>Find Your Missing Piece</DocumentTitle>
      <Hero isSignedIn={isSignedIn} />
      {isSignedIn && home && home.deleted.length > 0 && (
        <Suspense>
          <DeletedList projects={home.deleted} />
        </Suspense>
      )}
      {isSignedIn && (
        <>
          <Suspense>
            <YourTeams hasCompleted={hasCompleted} />
          </Suspense>
          {profile && projects && projects.length < 2 && open?.every(({ can }) => can.open) && (
            <Suspense>
              <StartHere person={profile} projects={projects} />
            </Suspense>
          )}
          <Suspense>
            <FitsYou />
          </Suspense>
          <Asking>
            <OpenProjects isVisitor={false} />
          </Asking>
        </>
      )}
      {!isHidden('home') && <Statistics source={isLive('home') ? liveFigures : sampleFigures} />}
      {!isSignedIn && <OpenProjects isVisitor />}
      {isLive('events') ? (
        <Suspense>
          <LiveEvents />
        </Suspense>
      ) : (
        !isHidden('events') && <UpcomingEvents source={upcomingEvents} />
      )}
      <PhilosophyBlock />
    </Page>
  );
}
