import type { Job } from '#web/sample/jobs-entity.ts';
import { firstJobs } from '#web/sample/jobs-first.ts';
import { furtherJobs } from '#web/sample/jobs-further.ts';
import { dayFrom } from '#web/sample/sample-day.ts';

/** The sample jobs with dates counted from today, the latest first. */
export const listJobs = (today: Date): Job[] =>
  [...firstJobs, ...furtherJobs]
    .toSorted((a, b) => a.daysAgo - b.daysAgo || a.id - b.id)
    .map(({ daysAgo, ...job }) => ({ ...job, postedDate: dayFrom({ today, inDays: -daysAgo }) }));
