import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Result } from '#contract/hackathons/results.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { WorkLinks } from '#web/ui/text/work-links.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { People, WinningTeam } from './people.tsx';
import { Place } from './place.tsx';
import { resultsQuery } from './queries.ts';
import { RankingMethod } from './ranking-method.tsx';

type PublishedResultsProps = {
  slug: string;
  /** What a team submitted. */
  renderSubmission: (result: Result) => ReactNode;
};

/** Who took which place, and how that was decided; the winners with their puzzle. */
export function PublishedResults({ slug, renderSubmission }: PublishedResultsProps) {
  const query = useQuery(resultsQuery(slug));
  const { data } = query;
  if (!data) return <NotLoaded query={query} failure="Couldn’t load the results. Try again." />;
  const hasPlaces = data.results.some(({ place }) => place !== null);
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-soft">
        Published {formatDate(new Date(data.publishedAt))}
        {!hasPlaces && '. These teams took part; they aren’t ranked.'}
      </p>
      <ol className="grid grid-cols-1 gap-4">
        {data.results.map((one) => (
          <li key={one.id}>
            <ResultCard result={one} hasPlaces={hasPlaces} submission={renderSubmission(one)} />
          </li>
        ))}
      </ol>
      {hasPlaces && <RankingMethod />}
    </div>
  );
}

type ResultCardProps = { result: Result; hasPlaces: boolean; submission: ReactNode };

const ResultCard = ({ result, hasPlaces, submission }: ResultCardProps) => {
  const { projectId, team, title, place, prize, note, people } = result;
  const isFirst = place === 1;
  return (
    <article
      aria-label={team}
      className={classNames(
        'grid gap-x-4 rounded-lg border bg-surface p-4 sm:p-5',
        hasPlaces ? 'grid-cols-[auto_minmax(0,1fr)]' : 'grid-cols-1',
        isFirst ? 'border-accent' : 'border-line',
      )}
    >
      {hasPlaces && (
        <p
          className={classNames(
            'grid h-12 min-w-12 place-items-center rounded-lg px-1.5 text-lg font-bold tabular-nums',
            isFirst ? 'bg-accent text-on-accent' : 'bg-lake text-lake-ink',
          )}
        >
          <Place place={place} />
        </p>
      )}
      <div className="grid min-w-0 grid-cols-1 gap-2">
        <div>
          <h2 className="text-lg leading-snug wrap-anywhere">
            {projectId === null ? (
              team
            ) : (
              <Link to={paths.project(projectId)} className="hover:underline">
                {team}
              </Link>
            )}
          </h2>
          {title !== team && <p className="text-soft wrap-anywhere">{title}</p>}
        </div>
        {prize && (
          <p>
            <Badge tone="green">Prize: {prize}</Badge>
          </p>
        )}
        {note && (
          <p dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        )}
        {people.length > 0 &&
          (isFirst ? <WinningTeam people={people} /> : <People people={people} />)}
        <WorkLinks {...result} />
        {submission}
      </div>
    </article>
  );
};
