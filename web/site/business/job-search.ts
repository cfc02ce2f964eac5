import { readChoice } from '#web/lib/url-params.ts';
import { type Job, jobLevels, jobTypes } from './offers/job.ts';

export const jobTypeFilters = ['all', ...jobTypes] as const;
export const jobLevelFilters = ['all', ...jobLevels] as const;

/** The filters of the job list. They are in the URL. */
export type JobFilter = {
  type: (typeof jobTypeFilters)[number];
  level: (typeof jobLevelFilters)[number];
  /** The first part of a location, or "all". */
  location: string;
};

export const anyJob: JobFilter = { type: 'all', level: 'all', location: 'all' };

export const isAnyJob = ({ type, level, location }: JobFilter) =>
  type === 'all' && level === 'all' && location === 'all';

export const readJobFilter = (
  searchParams: URLSearchParams,
  { locations }: { locations: readonly string[] },
): JobFilter => ({
  type: readChoice(searchParams, { name: 'jobType', choices: jobTypeFilters }),
  level: readChoice(searchParams, { name: 'jobLevel', choices: jobLevelFilters }),
  location: readChoice(searchParams, { name: 'jobLocation', choices: ['all', ...locations] }),
});

/** The URL parameters of a filter; null for a default. */
export const jobFilterParams = ({ type, level, location }: JobFilter) => ({
  jobType: type === 'all' ? null : type,
  jobLevel: level === 'all' ? null : level,
  jobLocation: location === 'all' ? null : location,
});

/** The first part of each location, without duplicates. */
export const locationsOf = (jobs: readonly Job[]): string[] =>
  [...new Set(jobs.map(({ location }) => getTown(location)))].toSorted((a, b) =>
    a.localeCompare(b),
  );

export const findJobs = (jobs: readonly Job[], { type, level, location }: JobFilter): Job[] =>
  jobs.filter(
    (job) =>
      (type === 'all' || job.type === type) &&
      (level === 'all' || job.level === level) &&
      (location === 'all' || getTown(job.location) === location),
  );

const getTown = (location: string) => (location.split(',')[0] ?? location).trim();
