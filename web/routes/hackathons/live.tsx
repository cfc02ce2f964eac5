import { Navigate, useNavigate } from 'react-router';
import { EnterCode } from '#web/hackathons/hackathons/enter-code.tsx';
import { HackathonList } from '#web/hackathons/hackathons/hackathon-list.tsx';
import { paths } from '#web/lib/paths.ts';
import { getMode } from '#web/site/areas/modes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** Hackathons that people organize here, beside the sample ones. */
export const Component = () =>
  getMode('hackathons') === 'live' ? <Navigate to={paths.hackathons} replace /> : <Live />;

function Live() {
  const navigate = useNavigate();
  return (
    <Page className="grid grid-cols-1 gap-6">
      <PageTitle
        lead="Sign up, join a team and build something together."
        action={<ButtonLink to={paths.newHackathon}>Organize a hackathon</ButtonLink>}
      >
        Live hackathons
      </PageTitle>
      <EnterCode onFound={({ slug, code }) => void navigate(paths.hackathon(slug, code))} />
      <HackathonList />
    </Page>
  );
}
