import type { ComponentProps, ReactNode } from 'react';
import type { ProjectCard as Project } from '#contract/projects/projects.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ProjectCard } from './project-card.tsx';

type ProjectCardsProps = Pick<ComponentProps<typeof ProjectCard>, 'isVisitor' | 'level'> & {
  projects: readonly Project[];
  renderAction: (project: Project) => ReactNode;
  /** Another page of them is on its way. */
  isLoading?: boolean;
  className?: string;
};

/** Projects side by side. Someone who is on several of their teams looks the same on all. */
export const ProjectCards = ({
  projects,
  renderAction,
  isLoading,
  className,
  ...card
}: ProjectCardsProps) => (
  <div
    aria-busy={isLoading}
    className={classNames(
      'grid grid-cols-cards gap-4 empty:hidden',
      isLoading && 'opacity-60 transition-opacity delay-150',
      className,
    )}
  >
    {projects.map((project) => (
      <ProjectCard key={project.id} project={project} action={renderAction(project)} {...card} />
    ))}
  </div>
);
