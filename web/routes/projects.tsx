import { useLocation, useSearchParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useProfile } from '#web/features/profiles/queries.ts';
import { JoinProject } from '#web/features/projects/join-project.tsx';
import { ProjectCard } from '#web/features/projects/project-card.tsx';
import { ProjectList } from '#web/features/projects/project-list.tsx';
import { changeSearch, type ProjectSearch, readSearch, writeSearch } from '#web/features/projects/project-search.ts';
import { SearchProjects } from '#web/features/projects/search-projects.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

export function Component() {
  const [words, setWords] = useSearchParams();
  const { search: inAddress } = useLocation();
  const { profile } = useProfile();
  const search = readSearch(words);
  const change = (changed: Partial<ProjectSearch>) =>
    setWords(writeSearch(changeSearch(search, changed)), { replace: true, preventScrollReset: true });
  const createProject = (
    <ButtonLink to={paths.projectSubmission} variant="primary">
      Create New Project
    </ButtonLink>
  );
  return (
    <Page className="grid gap-4">
      <PageTitle action={createProject}>Projects</PageTitle>
      <SearchProjects search={search} onChange={change} />
      <ProjectList
        search={search}
        whenEmpty={createProject}
        card={(project) => (
          <ProjectCard
            key={project.id}
            project={project}
            action={<JoinProject project={project} isVisitor={profile === null} search={inAddress} />}
          />
        )}
      />
    </Page>
  );
}
