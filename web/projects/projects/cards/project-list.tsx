import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { useLocation } from 'react-router';
import { defaultPageSize } from '#contract/values/vocabulary.ts';
import { paths } from '#web/lib/paths.ts';
import { formatCount, formatNumber } from '#web/lib/formats/format-numbers.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchScene } from '#web/ui/scenes/search.tsx';
import { PageButtons } from '#web/ui/page/page-buttons.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { JoinProject } from '#web/projects/projects/joining/join-project.tsx';
import { projectSearchQuery } from '#web/projects/projects/queries.ts';
import { ChoosePageSize } from './choose-page-size.tsx';
import { ProjectCards } from './project-cards.tsx';
import { ProjectListSkeleton } from './project-list-skeleton.tsx';
import { isUnfiltered, pagesOf, type ProjectSearch, writeSearch } from './project-search.ts';

type ProjectListProps = {
  search: ProjectSearch;
  isVisitor: boolean;
  onClear: () => void;
  onPageSize: (pageSize: ProjectSearch['pageSize']) => void;
};

/** One page of the projects found, with links to the other pages. */
export function ProjectList({ search, isVisitor, onClear, onPageSize }: ProjectListProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    projectSearchQuery(search),
  );
  // React renders the first answer in slices, so the page answers to input meanwhile.
  const isLoaded = useDeferredValue(!isPending);
  useScrollToCard(isLoaded && data !== undefined && !isPlaceholderData);
  if (isPending || !isLoaded) return <ProjectListSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {error && <SearchFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <output className="sr-only">
          {isPlaceholderData ? 'Loading projects...' : countOf(data)}
        </output>
      )}
      {data?.content.length === 0 &&
        (isUnfiltered(search) ? (
          <EmptyState
            scene={<SearchScene />}
            title="There are no projects yet."
            action={<ButtonLink to={paths.projectSubmission}>Create a project</ButtonLink>}
          >
            The first one could be yours.
          </EmptyState>
        ) : (
          <EmptyState
            scene={<SearchScene />}
            title="No projects found matching your criteria."
            action={<Button onClick={onClear}>Clear search and filters</Button>}
          >
            Try other words or fewer filters, or start one yourself.
          </EmptyState>
        ))}
      {data && (
        <>
          <ProjectCards
            projects={data.content}
            isLoading={isPlaceholderData}
            isVisitor={isVisitor}
            renderAction={(project) => <JoinProject project={project} isVisitor={isVisitor} />}
          />
          <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 empty:hidden">
            <PageButtons
              page={search.page}
              {...pagesOf(data, search)}
              to={(page) => ({
                pathname: paths.projects,
                search: writeSearch({ ...search, page }).toString(),
              })}
            />
            {data.totalElements > defaultPageSize && (
              <ChoosePageSize pageSize={search.pageSize} onChange={onPageSize} />
            )}
          </div>
        </>
      )}
    </div>
  );
}

const SearchFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <LoadFailure onRetry={onRetry}>
    <p className="font-semibold">Failed to fetch projects</p>
    {isProblem(error) && error.message && <p>{error.message}</p>}
  </LoadFailure>
);

/** Scrolls to and focuses the card that the person returns to from /login. */
function useScrollToCard(isLoaded: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    const card = isLoaded && hash ? document.getElementById(hash.slice(1)) : null;
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [isLoaded, hash]);
}

function countOf({
  totalElements,
  totalIsExact,
}: {
  totalElements: number;
  totalIsExact: boolean;
}) {
  if (!totalIsExact) return `More than ${formatNumber(totalElements)} projects found`;
  return `${formatCount(totalElements, 'project')} found`;
}
