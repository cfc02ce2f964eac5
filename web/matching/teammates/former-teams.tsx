import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { FormerTeam, Teammate } from '#contract/matching/teammates.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TeamScene } from '#web/ui/scenes/team.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import type { TeammateAnswer } from '#contract/values/teammate-rules.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { teammatesQuery, useAnswerAbout } from './queries.ts';

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

const choices: { value: TeammateAnswer | null; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: null, label: 'No answer' },
];

/** Asks whether someone would build with a person again. Each answer is saved right away. */
function FormerTeammate({ teammate: { id, name, avatar, answer } }: { teammate: Teammate }) {
  const { mutate } = useAnswerAbout();
  // Shown before it's saved, so that the arrow keys can go on.
  const [chosen, setChosen] = useState<TeammateAnswer | null>();
  const shown = chosen === undefined ? answer : chosen;
  const choose = (value: TeammateAnswer | null) => {
    setChosen(value);
    mutate({ id, answer: value }, { onError: () => setChosen(undefined) });
  };
  const question = useId();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-3">
      <PersonPiece name={name} seed={id} photo={avatar} />
      <fieldset className="flex min-w-0 flex-wrap items-center justify-between gap-x-4">
        <legend className="sr-only">Would you build with {name} again?</legend>
        <Link
          to={paths.publicProfile(id)}
          className="min-w-0 font-medium wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <div className="flex flex-wrap gap-x-5">
          {choices.map(({ value, label }) => (
            <label key={label} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="radio"
                name={question}
                className="size-4.5 accent-accent"
                checked={shown === value}
                onChange={() => choose(value)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
