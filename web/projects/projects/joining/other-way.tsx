import { lazy, Suspense } from 'react';
import type { ProjectCard } from '#contract/projects/projects.ts';

const WaitOrAnswer = lazy(() => import('./wait-or-answer.tsx'));

export type OtherWayProps = {
  project: ProjectCard;
  size: 'sm' | 'md';
  /** Where a visitor signs in first. */
  login?: string | undefined;
};

/** The way into a team that isn't open to everyone: a reserved place, an invitation, or to wait. */
export const OtherWay = (props: OtherWayProps) => (
  <Suspense>
    <WaitOrAnswer {...props} />
  </Suspense>
);
