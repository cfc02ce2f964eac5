import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { paths } from '#web/lib/paths.ts';
import { JoinProject } from '#web/projects/projects/joining/join-project.tsx';
import { openProjectsQuery } from '#web/projects/projects/queries.ts';
import { ProjectCards } from './project-cards.tsx';
import { ProjectListSkeleton } from './project-list-skeleton.tsx';

/** The newest projects that look for people. Shows nothing if there are none. */
export function OpenProjects({ isVisitor }: { isVisitor: boolean }) {
  const { data, isPending } = useQuery(openProjectsQuery);
  if (!isPending && !data?.length) return null;
  return (
    <section aria-labelledby="open-projects">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="open-projects" className="text-xl sm:text-2xl">
          Looking for people
        </h2>
        <Link to={paths.projects} className="link inline-flex items-center gap-1 font-medium">
          View all projects
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      {isPending && <ProjectListSkeleton cards={3} />}
      {data && (
        <ProjectCards
          projects={data}
          isVisitor={isVisitor}
          level={3}
          className="mt-4"
          renderAction={(project) => <JoinProject project={project} isVisitor={isVisitor} />}
        />
      )}
    </section>
  );
}
