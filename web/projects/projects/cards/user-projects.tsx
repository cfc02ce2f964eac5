import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TeamScene } from '#web/ui/scenes/team.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { OpenTeamSpace } from '#web/projects/projects/open-team-space.tsx';
import { userProjectsQuery } from '#web/projects/projects/queries.ts';
import { ProjectCards } from './project-cards.tsx';
import { ProjectListSkeleton } from './project-list-skeleton.tsx';

/** The projects the signed-in person created or joined. */
export function UserProjects() {
  const { data: projects, error, refetch } = useQuery(userProjectsQuery);
  if (projects?.length === 0) return <NoProjects />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {error && <LoadFailure onRetry={refetch}>Failed to fetch user projects</LoadFailure>}
      {!projects && !error && <ProjectListSkeleton cards={3} />}
      {projects && (
        <ProjectCards
          projects={projects}
          renderAction={(project) => <OpenTeamSpace project={project} />}
        />
      )}
    </div>
  );
}

const NoProjects = () => (
  <EmptyState
    scene={<TeamScene />}
    title="You haven’t joined a team yet"
    action={
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink to={paths.projects} variant="primary">
          Explore Projects
        </ButtonLink>
        <ButtonLink to={paths.projectSubmission}>Create New Project</ButtonLink>
      </div>
    }
  >
    Find a project with an opening for you, or start your own.
  </EmptyState>
);
