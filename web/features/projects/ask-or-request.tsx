import type { ReactNode } from 'react';
import type { Project } from '#contract/projects.ts';
import { useAsking } from './asking.ts';

type AskOrRequestProps = {
  project: Project;
  /** Shows the button that asks. */
  children: (ask: () => void) => ReactNode;
};

/** The way to ask to join, or the request of someone who has asked. */
export function AskOrRequest({ project, children }: AskOrRequestProps) {
  const asking = useAsking();
  if (!asking) return null;
  return (
    <asking.OwnRequest project={project}>{children(() => asking.ask(project))}</asking.OwnRequest>
  );
}
