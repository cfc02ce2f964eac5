import { useQuery } from '@tanstack/react-query';
import type { FormerTeam } from '#contract/matching/teammates.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TeamScene } from '#web/ui/scenes/team.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { FormerTeammate } from './former-teammate.tsx';
import { teammatesQuery } from './queries.ts';

/** The people someone has built with lately, and whether they would again. */
export function FormerTeams() {
  const query = useQuery(teammatesQuery);
  const { data: teams } = query;
  if (!teams)
    return (
      <NotLoaded
        query={query}
        failure="Couldn’t load your teammates. Check your connection and try again."
      />
    );
  if (teams.length === 0) {
    return (
      <EmptyState
        scene={<TeamScene />}
        title="Nothing to answer yet"
        action={<ButtonLink to={paths.forYou}>Find a team</ButtonLink>}
      >
        When one of your projects is complete, or someone leaves your team, we’ll ask you here.
      </EmptyState>
    );
  }
  return teams.map((team) => <Team key={team.project.id} team={team} />);
}

const Team = ({ team: { project, until, teammates } }: { team: FormerTeam }) => (
  <section aria-labelledby={`team-${project.id}`}>
    <h2 id={`team-${project.id}`} className="text-xl wrap-anywhere">
      {project.name}
    </h2>
    <p className="text-soft">You can answer until {formatDate(new Date(until))}.</p>
    <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
      {teammates.map((teammate) => (
        <FormerTeammate key={teammate.id} teammate={teammate} />
      ))}
    </ul>
  </section>
);
