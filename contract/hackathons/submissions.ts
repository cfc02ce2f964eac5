import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { instant } from '#contract/values/instant.ts';
import { maxSubmissionText, maxSubmissionTitle } from './submission-limits.ts';
import { line, text, webAddress } from '#contract/values/text/text.ts';

const fields = {
  title: line('Title', { min: 3, max: maxSubmissionTitle }),
  text: z._default(text('Text', { max: maxSubmissionText }), ''),
  repository: z._default(webAddress('Code'), ''),
  demo: z._default(webAddress('Demo'), ''),
  video: z._default(webAddress('Video'), ''),
};

/** What a team made. `version`: the version that was edited, or 0 for a new one. */
export const submissionForm = z.object({
  ...fields,
  version: z.int('Version must be a whole number'),
});
export type SubmissionForm = z.input<typeof submissionForm>;

/**
 * What a team submits to its hackathon. `version` is 0 and the texts are empty before it's saved for the
 * first time. `closesAt`: until when its team can change it, unless `can.edit` is false. `reopenedUntil`
 * is null unless the team got more time. `updatedBy` is only for the team and for staff, and null once
 * their account is deleted. `isClosed`: an admin has closed the project, so it can't submit.
 */
export const submission = z.object({
  projectId: z.int(),
  team: z.string(),
  hackathon: z.object({ slug: z.string(), name: z.string() }),
  title: z.string(),
  text: z.string(),
  repository: z.string(),
  demo: z.string(),
  video: z.string(),
  submittedAt: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
  updatedBy: z.nullable(z.object({ id: z.int(), name: z.string() })),
  version: z.int(),
  opensAt: z.string(),
  closesAt: z.string(),
  reopenedUntil: z.nullable(z.string()),
  isClosed: z.boolean(),
  can: z.object({ edit: z.boolean(), reopen: z.boolean() }),
});
export type Submission = z.output<typeof submission>;

/**
 * A team in the list of submissions. `submittedAt`: null if it hasn't submitted anything. `isClosed`: an
 * admin has closed its project, so it's neither judged nor ranked.
 */
const listedSubmission = z.object({
  projectId: z.int(),
  team: z.string(),
  title: z.string(),
  submittedAt: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
  reopenedUntil: z.nullable(z.string()),
  isClosed: z.boolean(),
});
export type ListedSubmission = z.output<typeof listedSubmission>;

export const submissions = {
  'GET /projects/{projectId}/submission': {
    summary:
      'Get what a team submitted to its hackathon. The team and those who run the hackathon always see it, and everyone who can see the hackathon once its results are published',
    access: 'public',
    reply: submission,
  },
  'PUT /projects/{projectId}/submission': {
    summary:
      'Save what your team submits to its hackathon, from its start to its end. What counts is when the request began. Returns stale_submission with the current one if `version` is outdated, too_early before the start and too_late after the end; forbidden if an admin has closed the project',
    body: submissionForm,
    reply: submission,
  },
  'PUT /projects/{projectId}/submission/reopening': {
    summary:
      'Let a team of a hackathon that you help run submit until a time after the end and within a week from now. Idempotent',
    body: z.object({ until: instant('Until') }),
    reply: submission,
  },
  'GET /hackathons/{slug}/submissions': {
    summary: 'List which teams of a hackathon that you help run have submitted something',
    reply: z.array(listedSubmission),
  },
} as const satisfies Contract;
