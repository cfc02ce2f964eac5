import { Link } from 'react-router';
import { HackathonTabs } from '#web/hackathons/hackathons/sample/hackathon-tabs.tsx';
import { VoteForTheme } from '#web/hackathons/hackathons/sample/vote-for-theme.tsx';
import { paths } from '#web/lib/paths.ts';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SampleNote } from '#web/ui/sample.tsx';

export function Component() {
  return (
    <Page className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <PageTitle lead="A theme, a team and a few days, every quarter.">Hackathons</PageTitle>
        <SampleNote>
          These are made up; nothing you press is sent.
          <Link to={paths.liveHackathons} className="link">
            See live hackathons
          </Link>
        </SampleNote>
      </div>
      <VoteForTheme />
      <HackathonTabs />
    </Page>
  );
}
