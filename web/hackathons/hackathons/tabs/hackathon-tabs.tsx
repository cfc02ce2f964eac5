import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Tabs } from '#web/ui/page/tabs.tsx';
import { NoHackathons } from './no-hackathons.tsx';
import { PastHackathon } from './past-hackathon.tsx';
import type { HackathonSource } from './source.ts';
import { UpcomingHackathon } from './upcoming-hackathon.tsx';

/** Upcoming and past hackathons. The selected tab is in the URL. */
export function HackathonTabs({ source }: { source: HackathonSource }) {
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
