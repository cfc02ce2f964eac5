import { useInfiniteQuery } from '@tanstack/react-query';
import { bandNames } from '#contract/matching/match-points.ts';
import { useState } from 'react';
import type { OpeningForMe } from '#contract/matching/matches.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import { focusHeading } from '#web/lib/focus/focus-heading.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { Summary } from '#web/ui/text/summary.tsx';
import { SearchScene } from '#web/ui/scenes/search.tsx';
import { OpeningCard, openingAnchor } from './opening-card.tsx';
import { OpeningSkeletons } from './opening-skeletons.tsx';
import { type OpeningFilter, openingsQuery, useDismiss } from './queries.ts';

type OpeningListProps = { filter: OpeningFilter; onClear: () => void };

/** How many are shown at first. */
const mostShown = 6;

/** Openings that may suit the person, by how well they fit. */
export function OpeningList({ filter, onClear }: OpeningListProps) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(openingsQuery(filter));
  const { mutate: dismiss } = useDismiss();
  const [showsAll, setShowsAll] = useState(false);
  if (isPending) return <OpeningSkeletons />;
  if (!data) {
    return (
      <QueryFailure
        query={{ error, refetch }}
        failure="Couldn’t load teams. Check your connection and try again."
      />
    );
  }
  const openings = data.pages.flat();
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (openings.length === 0) return <NoOpenings {...{ isFiltered, onClear }} />;
  const handleDismiss = ({ project }: OpeningForMe) => {
    const at = openings.findIndex((one) => one.project.id === project.id);
    const next = [...openings.slice(at + 1), ...openings.slice(0, at).toReversed()]
      .map((one) => document.getElementById(openingAnchor(one.project.id)))
      .find((card) => card?.checkVisibility());
    dismiss({ id: project.id, name: project.name });
    // Otherwise the focus would be lost with the card.
    if (next) next.focus();
    else focusHeading();
  };
  const renderCards = (ofBand: readonly OpeningForMe[]) => (
    <ul className="mt-4 grid grid-cols-cards gap-4">
      {ofBand.map((opening) => (
        <li key={opening.project.id} className="min-w-0">
          <OpeningCard opening={opening} onDismiss={() => handleDismiss(opening)} />
        </li>
      ))}
    </ul>
  );
  const best = openings.filter(({ band }) => band !== 'stretch');
  const shown = showsAll ? best : best.slice(0, mostShown);
  const stretches = openings.filter(({ band }) => band === 'stretch');
  const showMore = () => {
    setShowsAll(true);
    if (showsAll || best.length <= mostShown) void fetchNextPage();
  };
  return (
    <div className="grid grid-cols-1 gap-8">
      <output className="sr-only">{formatCount(openings.length, 'team')} found</output>
      {(['well', 'could'] as const).map((band) => {
        const ofBand = shown.filter((one) => one.band === band);
        return (
          ofBand.length > 0 && (
            <section key={band} aria-labelledby={`band-${band}`}>
              <h2 id={`band-${band}`} className="text-xl">
                {bandNames[band]}
              </h2>
              {renderCards(ofBand)}
            </section>
          )
        );
      })}
      {(shown.length < best.length || hasNextPage) && (
        <Button className="justify-self-center" busy={isFetchingNextPage} onClick={showMore}>
          {isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
      {stretches.length > 0 && (
        // Folded, unless there's nothing else.
        <details className="group" open={best.length === 0 || undefined}>
          <Summary>
            <h2 className="inline text-xl">
              {bandNames.stretch} ({stretches.length})
            </h2>
          </Summary>
          {renderCards(stretches)}
        </details>
      )}
    </div>
  );
}

const NoOpenings = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) => (
  <EmptyState
    scene={<SearchScene />}
    title={isFiltered ? 'No teams match these filters.' : 'No teams have an open role right now.'}
    action={
      isFiltered ? (
        <Button onClick={onClear}>Clear filters</Button>
      ) : (
        <ButtonLink to={paths.projectSubmission}>Start a project</ButtonLink>
      )
    }
  >
    {isFiltered
      ? 'Try fewer filters.'
      : 'Teams that speak your languages will show up here. Or start your own.'}
  </EmptyState>
);
