import { useInfiniteQuery } from '@tanstack/react-query';
import { type Band, bandNames, bands } from '#contract/matching/match-points.ts';
import type { OpeningForMe } from '#contract/matching/matches.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { SearchScene } from '#web/ui/scenes/search.tsx';
import { OpeningCard, openingAnchor } from './opening-card.tsx';
import { OpeningSkeletons } from './opening-skeletons.tsx';
import { type OpeningFilter, openingsQuery, useDismiss } from './queries.ts';

type OpeningListProps = { filter: OpeningFilter; onClear: () => void };

const hints: Record<Band, string> = {
  well: 'Most of it matches what you told us.',
  could: 'Some of it matches, or we don’t know enough yet.',
  stretch: 'Something new for you.',
};

/** Openings that may suit the person, by how well they fit. */
export function OpeningList({ filter, onClear }: OpeningListProps) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(openingsQuery(filter));
  const { mutate: dismiss } = useDismiss();
  if (isPending) return <OpeningSkeletons />;
  if (!data) {
    return (
      <LoadFailure onRetry={refetch}>
        {getErrorMessage(error, 'Couldn’t load teams. Check your connection and try again.')}
      </LoadFailure>
    );
  }
  const openings = data.pages.flat();
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (openings.length === 0) return <NoOpenings {...{ isFiltered, onClear }} />;
  const handleDismiss = ({ project }: OpeningForMe) => {
    const at = openings.findIndex((one) => one.project.id === project.id);
    const next = openings[at + 1] ?? openings[at - 1];
    dismiss({ id: project.id, name: project.name });
    // Otherwise the focus would be lost with the card.
    if (next) document.getElementById(openingAnchor(next.project.id))?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-8">
      <output className="sr-only">{formatCount(openings.length, 'team')} found</output>
      {bands.map((band) => {
        const ofBand = openings.filter((one) => one.band === band);
        if (ofBand.length === 0) return null;
        return (
          <section key={band} aria-labelledby={`band-${band}`}>
            <h2 id={`band-${band}`} className="text-xl">
              {bandNames[band]}
            </h2>
            <p className="text-soft">{hints[band]}</p>
            <ul className="mt-4 grid grid-cols-cards gap-4 has-[details[open]]:items-start">
              {ofBand.map((opening) => (
                <li key={opening.project.id} className="min-w-0">
                  <OpeningCard opening={opening} onDismiss={() => handleDismiss(opening)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {hasNextPage && (
        <Button
          className="justify-self-center"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

const NoOpenings = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) => (
  <EmptyState
    scene={<SearchScene />}
    title={isFiltered ? 'No team fits these filters.' : 'No team has an open role right now.'}
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
