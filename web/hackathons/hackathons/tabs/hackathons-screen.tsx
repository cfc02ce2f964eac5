import { useNavigate, useSearchParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { EnterCode } from '#web/hackathons/hackathons/enter-code.tsx';
import { LiveStrip } from '#web/hackathons/hackathons/live-strip.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SampleNote } from '#web/ui/sample.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Tabs } from '#web/ui/page/tabs.tsx';
import type { HackathonSource } from './source.ts';
import { VoteForTheme } from './vote-for-theme.tsx';
import { NoHackathons } from './no-hackathons.tsx';
import { PastHackathon } from './past-hackathon.tsx';
import { UpcomingHackathon } from './upcoming-hackathon.tsx';

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

/** Upcoming and past hackathons. The selected tab is in the URL. */
function HackathonTabs({ source }: { source: HackathonSource }) {
  const { data, error, refetch } = useQuery(source.lists);
  const [searchParams, setSearchParams] = useSearchParams();
  if (!data) {
    const failure = 'Couldn’t load hackathons. Check your connection and try again.';
    return <NotLoaded query={{ error, refetch }} failure={failure} />;
  }
  const { upcoming, past } = data;
  return (
    <Tabs
      label="Hackathons"
      value={searchParams.get('tab') === 'past' ? 'past' : 'upcoming'}
      onChange={(tab) =>
        setSearchParams(tab === 'past' ? { tab } : {}, { replace: true, preventScrollReset: true })
      }
      tabs={[
        {
          value: 'upcoming',
          label: 'Upcoming Hackathons',
          panel:
            upcoming.length === 0 ? (
              <NoHackathons title="No hackathons coming up" />
            ) : (
              <ul className="grid grid-cols-1 gap-5">
                {upcoming.map((hackathon) => (
                  <li key={hackathon.id}>
                    <UpcomingHackathon hackathon={hackathon} />
                  </li>
                ))}
              </ul>
            ),
        },
        {
          value: 'past',
          label: 'Past Hackathons',
          panel:
            past.length === 0 ? (
              <NoHackathons title="No past hackathons yet" />
            ) : (
              <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
                {past.map((hackathon) => (
                  <li key={hackathon.id}>
                    <PastHackathon hackathon={hackathon} />
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}
