import type { ReactNode } from 'react';
import type { Submission } from '#contract/hackathons/submissions.ts';
import { SubmittedWork } from '#web/ui/text/submitted-work.tsx';

type SubmissionContentProps = Pick<
  Submission,
  'title' | 'text' | 'repository' | 'demo' | 'video'
> & {
  menu?: ReactNode;
};

/** What a team has submitted, to read. */
export const SubmissionContent = ({
  title,
  text,
  repository,
  demo,
  video,
  menu,
}: SubmissionContentProps) => (
  <div className="grid grid-cols-1 gap-3">
    <div className="flex items-start justify-between gap-2">
      <h3 dir="auto" className="min-w-0 text-lg wrap-anywhere">
        {title}
      </h3>
      {menu}
    </div>
    <SubmittedWork {...{ text, repository, demo, video }} />
  </div>
);
