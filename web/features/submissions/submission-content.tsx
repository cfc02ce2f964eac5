import type { Submission } from '#contract/submissions.ts';
import { SubmittedWork } from '#web/ui/text/submitted-work.tsx';

type SubmissionContentProps = Pick<Submission, 'title' | 'text' | 'repository' | 'demo' | 'video'>;

/** What a team has submitted, to read. */
export const SubmissionContent = ({
  title,
  text,
  repository,
  demo,
  video,
}: SubmissionContentProps) => (
  <div className="grid grid-cols-1 gap-3">
    <h3 className="text-lg wrap-anywhere">{title}</h3>
    <SubmittedWork {...{ text, repository, demo, video }} />
  </div>
);
