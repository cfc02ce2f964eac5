import type { ReactNode } from 'react';
import { Select } from '#web/ui/forms/select.tsx';
import { type JobFilter, jobLevelFilters, jobTypeFilters } from './job-search.ts';

type FilterJobsProps = {
  filter: JobFilter;
  locations: readonly string[];
  onChange: (change: Partial<JobFilter>) => void;
  children: ReactNode;
};

/** The job filters: type, level and location. */
export const FilterJobs = ({ filter, locations, onChange, children }: FilterJobsProps) => (
  <search className="grid grid-cols-2 items-end gap-3 sm:flex">
    <Select
      label="Type"
      className="sm:w-44"
      value={filter.type}
      onChange={(type) => onChange({ type })}
      options={optionsOf({ values: jobTypeFilters, all: 'All types' })}
    />
    <Select
      label="Level"
      className="sm:w-44"
      value={filter.level}
      onChange={(level) => onChange({ level })}
      options={optionsOf({ values: jobLevelFilters, all: 'All levels' })}
    />
    <Select
      label="Location"
      className="sm:w-44"
      value={filter.location}
      onChange={(location) => onChange({ location })}
      options={optionsOf({ values: ['all', ...locations], all: 'All locations' })}
    />
    {children}
  </search>
);

const optionsOf = <Value extends string>({
  values,
  all,
}: {
  values: readonly Value[];
  all: string;
}) => values.map((value) => ({ value, label: value === 'all' ? all : value }));
