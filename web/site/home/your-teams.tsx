import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { TeamNews } from '#contract/site/home.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { SkeletonBar } from '#web/ui/feedback/skeleton-bar.tsx';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';
import { membersOf } from '#web/ui/pieces/team-slots.ts';
import { TeamScene } from '#web/ui/scenes/team.tsx';
import { describeNews } from './describe-news.ts';
import { Next } from './next.tsx';
import { homeQuery } from './queries.ts';
import { YourTickets } from './your-tickets.tsx';

type YourTeamsProps = {
  /** Whether a project of theirs is complete. */
  hasCompleted: boolean;
};

/** What waits for the signed-in person, their teams with what's new there, and their other tickets. */
export default function YourTeams({ hasCompleted }: YourTeamsProps) {
  const { data, isError, refetch } = useQuery(homeQuery);
  const hasNone = data?.teams.length === 0;
  const [next, ...tickets] = data?.tickets ?? [];
  const hasTickets = data !== undefined && !hasNone && (next === undefined || tickets.length > 0);
  return (
    <div
      className={classNames(
        'grid grid-cols-1 gap-x-8 gap-y-8',
        hasTickets && 'lg:grid-cols-[2fr_1fr]',
      )}
    >
      {data && (
        <div className="empty:hidden lg:col-span-full">
          <Next waiting={data.waiting} hackathons={data.hackathons} ticket={next} />
        </div>
      )}
      <section aria-labelledby="your-teams">
        <h2 id="your-teams" className="text-xl sm:text-2xl">
          Your teams
        </h2>
        {isError && !data && (
          <LoadFailure onRetry={refetch}>
            Couldn’t load your teams. Check your connection and try again.
          </LoadFailure>
        )}
        {!isError && !data && <TeamsSkeleton />}
        {hasNone && <NoTeam hasCompleted={hasCompleted} />}
        {data && (
          <ul className="mt-4 grid gap-3 empty:hidden sm:grid-cols-2">
            {data.teams.map((team) => (
              <Team key={team.id} team={team} />
            ))}
          </ul>
        )}
      </section>
      {hasTickets && <YourTickets tickets={tickets} count={data.ticketCount - (next ? 1 : 0)} />}
    </div>
  );
}

const Team = ({ team }: { team: TeamNews }) => (
  <li className="relative flex flex-col gap-2 rounded-lg border border-line bg-surface px-4 py-3 has-[a:hover]:border-edge">
    <TeamPuzzle members={membersOf(team)} teamSize={team.teamSize} lookingFor={team.lookingFor} />
    <h3 className="text-lg leading-snug">
      <Link
        to={paths.teamWorkspace(team.id)}
        className="wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
      >
        {team.name}
      </Link>
    </h3>
    <p className={classNames('text-sm', team.news.all > 0 ? 'font-semibold' : 'text-soft')}>
      {describeNews(team.news)}
    </p>
  </li>
);

const NoTeam = ({ hasCompleted }: YourTeamsProps) => (
  <EmptyState
    scene={<TeamScene />}
    title={hasCompleted ? 'All your projects are complete.' : 'You’re not on a team yet.'}
    className="py-6"
    action={
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.projects}>Find a team</ButtonLink>
        <ButtonLink to={paths.projectSubmission}>Start a project</ButtonLink>
      </div>
    }
  >
    {hasCompleted && (
      <>
        They’re on{' '}
        <Link to={paths.profile} className="link">
          your profile
        </Link>
        .{' '}
      </>
    )}
    Find a project with an opening for you, or start your own.
  </EmptyState>
);

const TeamsSkeleton = () => (
  <output className="mt-4 grid gap-3 sm:grid-cols-2">
    <span className="sr-only">Loading your teams...</span>
    {[1, 2].map((key) => (
      <div
        key={key}
        className="flex h-29 flex-col gap-3 rounded-lg border border-line bg-surface p-4"
      >
        <SkeletonBar className="h-8 w-36" />
        <SkeletonBar className="h-5 w-48" />
      </div>
    ))}
  </output>
);
