import type { Submission } from '#contract/hackathons/submissions.ts';

/** What's in the form. `version`: the one that is edited. */
export type SubmissionValues = Pick<
  Submission,
  'title' | 'text' | 'repository' | 'demo' | 'video' | 'version'
>;

export const submissionFields = ['title', 'text', 'repository', 'demo', 'video'] as const;

export const valuesOf = ({
  title,
  text,
  repository,
  demo,
  video,
  version,
}: Submission): SubmissionValues => ({
  title,
  text,
  repository,
  demo,
  video,
  version,
});

type Contents = Omit<SubmissionValues, 'version'>;

/** Whether two versions say the same. */
export const isSame = (one: Contents, other: Contents) =>
  submissionFields.every((name) => one[name] === other[name]);
