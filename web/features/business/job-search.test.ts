import { describe, expect, it } from 'vitest';
import {
  anyJob,
  findJobs,
  isAnyJob,
  jobFilterParams,
  locationsOf,
  readJobFilter,
} from '#web/features/business/job-search.ts';
import { withParams } from '#web/lib/url-params.ts';
import { listJobs } from '#web/sample/jobs.ts';

const jobs = listJobs(new Date(2030, 0, 15));
const locations = locationsOf(jobs);
const find = (filter: Partial<typeof anyJob>) =>
  findJobs(jobs, { ...anyJob, ...filter })
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);

describe('jobs', () => {
  it('are at the first part of their location, each place once', () => {
    expect(locations).toEqual([
      'Helsinki',
      'Kuopio',
      'Oulu',
      'Remote',
      'Rovaniemi',
      'Stockholm',
      'Tallinn',
      'Tampere',
      'Turku',
    ]);
  });

  it('are found by type, level, location and all of them', () => {
    expect(find({})).toHaveLength(12);
    expect(find({ type: 'Contract' })).toEqual([9, 12]);
    expect(find({ level: 'Lead' })).toEqual([10, 12]);
    expect(find({ location: 'Turku' })).toEqual([3, 9]);
    expect(find({ type: 'Contract', level: 'Lead', location: 'Tallinn' })).toEqual([12]);
    expect(find({ type: 'Internship', level: 'Lead' })).toEqual([]);
  });

  it('have a filter that comes back from the address; nonsense counts as not said', () => {
    const filter = { type: 'Part-time', level: 'Senior', location: 'Stockholm' } as const;
    const searchParams = withParams(new URLSearchParams('tab=jobs'), jobFilterParams(filter));
    expect(readJobFilter(searchParams, { locations })).toEqual(filter);
    const nonsense = new URLSearchParams('jobType=Hobby&jobLevel=9&jobLocation=Moon');
    expect(readJobFilter(nonsense, { locations })).toEqual(anyJob);
    expect(isAnyJob(anyJob)).toBe(true);
    expect(isAnyJob({ ...anyJob, location: 'Oulu' })).toBe(false);
  });
});
