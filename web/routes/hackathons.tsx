import { useNavigate } from 'react-router';
import { LiveStrip } from '#web/hackathons/hackathons/live-strip.tsx';
import { HackathonTabs } from '#web/hackathons/hackathons/sample/hackathon-tabs.tsx';
import { VoteForTheme } from '#web/hackathons/hackathons/sample/vote-for-theme.tsx';
import { paths } from '#web/lib/paths.ts';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SampleNote } from '#web/ui/sample.tsx';

export function Component() {
  const navigate = useNavigate();
  return (
    <Page className="grid grid-cols-1 gap-6">
      <LiveStrip onFound={({ slug, code }) => void navigate(paths.hackathon(slug, code))} />
      <div className="grid gap-2">
        <PageTitle lead="A theme, a team and a few days, every quarter.">Hackathons</PageTitle>
        <SampleNote>These are made up; nothing you press is sent.</SampleNote>
      </div>
      <VoteForTheme />
      <HackathonTabs />
    </Page>
  );
}
