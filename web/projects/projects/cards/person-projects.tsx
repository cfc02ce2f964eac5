import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TeamScene } from '#web/ui/scenes/team.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { JoinProject } from '#web/projects/projects/joining/join-project.tsx';
import { personProjectsQuery } from '#web/projects/projects/queries.ts';
import { ProjectCards } from './project-cards.tsx';
import { ProjectListSkeleton } from './project-list-skeleton.tsx';

type PersonProjectsProps = {
  person: { id: number; firstName: string };
  isVisitor: boolean;
};

/** The projects another person created or joined, with a button to join them. */
export function PersonProjects({ person, isVisitor }: PersonProjectsProps) {
  const { data: projects, error, refetch } = useQuery(personProjectsQuery(person.id));
  if (projects?.length === 0) {
    return (
      <EmptyState scene={<TeamScene />} title={`${person.firstName} hasn’t joined a team yet`}>
        Projects they create or join will show up here.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      {error && <LoadFailure onRetry={refetch}>Failed to fetch user projects</LoadFailure>}
      {!projects && !error && <ProjectListSkeleton cards={3} />}
      {projects && (
        <ProjectCards
          projects={projects}
          isVisitor={isVisitor}
          renderAction={(project) => <JoinProject project={project} isVisitor={isVisitor} />}
        />
      )}
    </div>
  );
}
