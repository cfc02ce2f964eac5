import { lazy, Suspense } from 'react';
import { WorkLinks } from './work-links.tsx';

const Markdown = lazy(() => import('./markdown.tsx'));

type SubmittedWorkProps = { text: string; repository: string; demo: string; video: string };

/** What a team says about its work, and where one can see it. */
export const SubmittedWork = ({ text, ...links }: SubmittedWorkProps) => (
  <>
    <WorkLinks {...links} />
    {text && (
      <Suspense>
        <Markdown>{text}</Markdown>
      </Suspense>
    )}
  </>
);
