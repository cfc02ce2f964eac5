import { useRef } from 'react';
import { useUrlState } from '#web/lib/url-params.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchScene } from '#web/ui/scenes/search.tsx';
import { FilterJobs } from './filter-jobs.tsx';
import { JobCard } from './job-card.tsx';
import {
  anyJob,
  findJobs,
  isAnyJob,
  jobFilterParams,
  locationsOf,
  readJobFilter,
} from './job-search.ts';
import { useSavedJobs } from './saved-jobs.ts';
import type { Offers } from './offers/source.ts';

/** The Jobs tab: filters and listings. */
export function Jobs({ jobs }: Pick<Offers, 'jobs'>) {
  const [saved, toggleSaved] = useSavedJobs();
  const resetButton = useRef<HTMLButtonElement>(null);
  const locations = locationsOf(jobs);
  const [filter, change] = useUrlState({
    read: (searchParams) => readJobFilter(searchParams, { locations }),
    write: jobFilterParams,
  });
  const shown = findJobs(jobs, filter);
  const reset = () => {
    change(anyJob);
    resetButton.current?.focus();
  };
  return (
    <>
      <FilterJobs filter={filter} locations={locations} onChange={change}>
        <Button ref={resetButton} aria-disabled={isAnyJob(filter)} onClick={reset}>
          Reset
        </Button>
      </FilterJobs>
      <output className="mt-4 mb-2 block text-sm text-soft tabular-nums">
        {shown.length} of {jobs.length} jobs
        {saved.length > 0 && ` · ${saved.length} saved`}
      </output>
      {shown.length === 0 && (
        <EmptyState
          scene={<SearchScene />}
          title="No job listings found matching your criteria."
          action={!isAnyJob(filter) && <Button onClick={reset}>Show all jobs</Button>}
        >
          Try removing a filter.
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {shown.map((job) => (
          <li key={job.id}>
            <JobCard
              job={job}
              isSaved={saved.includes(job.id)}
              onSave={() => toggleSaved(job.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
