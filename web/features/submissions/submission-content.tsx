import { lazy, Suspense } from 'react';
import type { Submission } from '#contract/submissions.ts';
import { WorkLinks } from '#web/ui/text/work-links.tsx';

const Markdown = lazy(() => import('#web/ui/text/markdown.tsx'));

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
    <WorkLinks repository={repository} demo={demo} video={video} />
    {text && (
      <Suspense>
        <Markdown>{text}</Markdown>
      </Suspense>
    )}
  </div>
);
