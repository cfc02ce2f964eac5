import { useNavigate } from 'react-router';
import { CreateHackathon } from '#web/hackathons/hackathons/settings/create-hackathon.tsx';
import { paths } from '#web/lib/paths.ts';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  const navigate = useNavigate();
  return (
    <Page width="form" className="grid grid-cols-1 gap-5">
      <PageTitle lead="You’ll get a link and a code to share. People answer a few questions, and we propose teams.">
        Organize a hackathon
      </PageTitle>
      <CreateHackathon
        onCreated={({ slug }) => void navigate(paths.hackathonPeople(slug), { replace: true })}
      />
    </Page>
  );
}
