import { useNavigate } from 'react-router';
import { EnterCode } from '#web/hackathons/hackathons/enter-code.tsx';
import { LiveStrip } from '#web/hackathons/hackathons/live-strip.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SampleNote } from '#web/ui/sample.tsx';
import { HackathonTabs } from './hackathon-tabs.tsx';
import type { HackathonSource } from './source.ts';
import { VoteForTheme } from './vote-for-theme.tsx';

/** Hackathons, upcoming and past, with the ways into those that people organize here. */
export function HackathonsScreen({ source }: { source: HackathonSource }) {
  const { lead, note, isReal, themes } = source;
  const navigate = useNavigate();
  const open = ({ slug, code }: { slug: string; code: string }) =>
    void navigate(paths.hackathon(slug, code));
  return (
    <Page className="grid grid-cols-1 gap-6">
      {!isReal && <LiveStrip onFound={open} />}
      <div className="grid gap-2">
        <PageTitle
          lead={lead}
          action={isReal && <ButtonLink to={paths.newHackathon}>Organize a hackathon</ButtonLink>}
        >
          Hackathons
        </PageTitle>
        {note && <SampleNote>{note}</SampleNote>}
      </div>
      {isReal && <EnterCode onFound={open} />}
      {themes.length > 0 && <VoteForTheme themes={themes} />}
      <HackathonTabs source={source} />
    </Page>
  );
}
