import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fullName } from '#contract/values/full-name.ts';
import type { Project } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { CreateProject } from '#web/projects/projects/wizard/create-project.tsx';
import { ProjectCreated } from '#web/projects/projects/wizard/project-created.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Plan } from '#web/ui/scenes/plan.tsx';

export function Component() {
  const navigate = useNavigate();
  const { profile, isPending } = useProfile();
  const [created, setCreated] = useState<Project>();
  if (created) return <ProjectCreated project={created} onEnd={() => void navigate(paths.home)} />;
  return (
    <Page width="form" className="grid grid-cols-1 gap-5">
      <PageTitle lead="Three short steps." action={<Plan className="h-16 max-sm:hidden" />}>
        Create New Project
      </PageTitle>
      {isPending ? (
        <Loading />
      ) : (
        <CreateProject
          creator={profile ? { id: profile.id, name: fullName(profile) } : undefined}
          onCreated={setCreated}
        />
      )}
    </Page>
  );
}
