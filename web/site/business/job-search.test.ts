import { describe, expect, it } from 'vitest';
import { withParams } from '#web/lib/url-params.ts';
import { listJobs } from '#web/site/sample/jobs.ts';
import {
  anyJob,
  findJobs,
  isAnyJob,
  jobFilterParams,
  locationsOf,
  readJobFilter,
} from './job-search.ts';

const jobs = listJobs(new Date(2030, 0, 15));
const locations = locationsOf(jobs);
const find = (filter: Partial<typeof anyJob>) =>
  findJobs(jobs, { ...anyJob, ...filter })
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);

describe('job search', () => {
  it('lists the first part of each location once', () => {
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

  it('filters by type, level, location and all of them together', () => {
    expect(find({})).toHaveLength(12);
    expect(find({ type: 'Contract' })).toEqual([9, 12]);
    expect(find({ level: 'Lead' })).toEqual([10, 12]);
    expect(find({ location: 'Turku' })).toEqual([3, 9]);
    expect(find({ type: 'Contract', level: 'Lead', location: 'Tallinn' })).toEqual([12]);
    expect(find({ type: 'Internship', level: 'Lead' })).toEqual([]);
  });

  it('reads the filter it wrote from the URL, and ignores unknown values', () => {
    const filter = { type: 'Part-time', level: 'Senior', location: 'Stockholm' } as const;
    const searchParams = withParams(new URLSearchParams('tab=jobs'), jobFilterParams(filter));
    expect(readJobFilter(searchParams, { locations })).toEqual(filter);
    const unknownValues = new URLSearchParams('jobType=Hobby&jobLevel=9&jobLocation=Moon');
    expect(readJobFilter(unknownValues, { locations })).toEqual(anyJob);
    expect(isAnyJob(anyJob)).toBe(true);
    expect(isAnyJob({ ...anyJob, location: 'Oulu' })).toBe(false);
  });
});
