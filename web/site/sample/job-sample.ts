import type { Job } from '#web/site/business/offers/job.ts';

/** A job posted a number of days before today. */
export type JobSample = Omit<Job, 'id' | 'postedDate'> & { daysAgo: number };
