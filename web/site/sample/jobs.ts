import type { Job } from '#web/site/business/offers/job.ts';
import { firstJobs } from './jobs-first.ts';
import { furtherJobs } from './jobs-further.ts';
import { dayFrom, numbered } from './samples.ts';

/** The sample jobs with dates counted from today, the latest first. */
export const listJobs = (today: Date): Job[] =>
  numbered([...firstJobs, ...furtherJobs])
    .toSorted((a, b) => a.daysAgo - b.daysAgo || a.id - b.id)
    .map(({ daysAgo, ...job }) => ({ ...job, postedDate: dayFrom({ today, inDays: -daysAgo }) }));
