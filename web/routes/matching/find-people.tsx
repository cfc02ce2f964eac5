import { useParams, useSearchParams } from 'react-router';
import type { Project } from '#contract/projects/projects.ts';
import { BackToBoard } from '#web/routes/board/parts/back-to-board.tsx';
import { RedirectHome } from '#web/app/redirect-home.tsx';
import { InviteButton } from '#web/joining/invitations/invite-button.tsx';
import { FoundPeople } from '#web/matching/matches/found-people.tsx';
import { useOwnProject } from '#web/projects/projects/use-own-project.ts';
import { isGone } from '#web/lib/api/problem-error.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** People who may suit a role, for the project's leads. */
export function Component() {
  const projectId = Number.parseInt(useParams().projectId ?? '', 10) || 0;
  const { data: project, error, refetch } = useOwnProject(projectId);
  if (isGone(error) || (project && !project.can.open))
    return <RedirectHome isGone={isGone(error)} />;
  return (
    <Page width="form" className="grid grid-cols-1 gap-5">
      <BackToBoard projectId={projectId} />
      <PageTitle
        tab={project && `Find people · ${project.name}`}
        lead={project && `People who are looking for a team and could fit ${project.name}`}
      >
        Find people
      </PageTitle>
      {error && !project && (
        <LoadFailure onRetry={refetch}>
          Couldn’t load the project. Check your connection and try again.
        </LoadFailure>
      )}
      {!error && !project && <Loading />}
      {project && !project.can.edit && <Notice>Only leads can look for people.</Notice>}
      {project?.can.edit && <ForRole project={project} />}
    </Page>
  );
}

function ForRole({ project }: { project: Project }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const open = project.roles.filter(({ free }) => free > 0);
  const role = open.find(({ id }) => String(id) === searchParams.get('role')) ?? open[0];
  if (!role || project.status === 'Completed' || project.currentMembers >= project.teamSize)
    return <Notice>The team has no open role. Add one in the project’s settings.</Notice>;
  return (
    <>
      <Select
        label="For the role"
        className="max-w-80"
        value={role.id}
        options={open.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => setSearchParams({ role: String(id) }, { replace: true })}
      />
      <FoundPeople
        key={role.id}
        projectId={project.id}
        roleId={role.id}
        renderActions={(person) => (
          <InviteButton isShort person={person} projects={[project]} roleId={role.id} />
        )}
      />
    </>
  );
}
