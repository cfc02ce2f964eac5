import { Suspense } from 'react';
import type { Project } from '#contract/projects.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useAsking } from './asking.ts';

type WaitOrPlaceProps = {
  project: Project;
  size: 'sm' | 'md';
  /** Where a visitor signs in first. */
  login: string | undefined;
};

/** The way to wait for a place in a full team, or the place that's reserved for the person. */
export function WaitOrPlace({ project, size, login }: WaitOrPlaceProps) {
  const asking = useAsking();
  if (login !== undefined) {
    return (
      <ButtonLink size={size} {...(size === 'sm' && { variant: 'quiet' })} to={login}>
        Tell me when a place opens
      </ButtonLink>
    );
  }
  return (
    asking && (
      <Suspense>
        <asking.WaitForPlace project={project} size={size} />
      </Suspense>
    )
  );
}
