import { Suspense } from 'react';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { useAsking } from './asking.ts';

/** The way to ask to join, or the request of someone who has asked. */
export function AskOrRequest({ project, size }: { project: ProjectCard; size: 'sm' | 'md' }) {
  const asking = useAsking();
  return (
    asking && (
      <Suspense>
        <asking.AskToJoin project={project} size={size} hasAsked={asking.askedId === project.id} />
      </Suspense>
    )
  );
}
