import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { teamsQuery } from '#web/hackathons/hackathons/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';

const StartTeam = lazy(() => import('./start-team.tsx'));

type TeamListProps = {
  hackathon: Hackathon;
  renderTeam: (team: ProjectCard) => ReactNode;
  onStarted: (team: ProjectCard) => void;
};

/** The teams of a hackathon, and a way to start one. */
export function TeamList({ hackathon, renderTeam, onStarted }: TeamListProps) {
  const { slug, can, phase } = hackathon;
  const { data, error, refetch } = useQuery(teamsQuery(slug));
  const [isStarting, setStarting] = useState(false);
  return (
    <section aria-labelledby="teams" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="teams" className="text-xl">
          Teams
        </h2>
        {can.formTeam && <Button onClick={() => setStarting(true)}>I have an idea</Button>}
      </div>
      {!data && (
        <NotLoaded query={{ error, refetch }} failure="Couldn’t load the teams. Try again." />
      )}
      {data?.length === 0 && (
        <p className="text-soft">
          {phase === 'ended'
            ? 'There were no teams.'
            : can.formTeam
              ? 'No teams yet. Start the first one if you have an idea.'
              : 'No teams yet. They show up here once they’re formed.'}
        </p>
      )}
      {data && (
        <ul className="grid grid-cols-cards gap-4 empty:hidden">
          {data.map((team) => (
            <li key={team.id} className="min-w-0">
              {renderTeam(team)}
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {isStarting && (
          <StartTeam
            slug={slug}
            onStarted={(team) => {
              setStarting(false);
              onStarted(team);
            }}
            onClose={() => setStarting(false)}
          />
        )}
      </Suspense>
    </section>
  );
}
