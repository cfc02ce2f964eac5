import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getHackathons } from '#web/site/sample/hackathons.ts';
import { Tabs } from '#web/ui/page/tabs.tsx';
import { PastHackathon } from './past-hackathon.tsx';
import { UpcomingHackathon } from './upcoming-hackathon.tsx';

/** Upcoming and past hackathons. The selected tab is in the URL. */
export function HackathonTabs() {
  const [{ upcoming, past }] = useState(() => getHackathons(new Date()));
  const [searchParams, setSearchParams] = useSearchParams();
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
          panel: (
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
          panel: (
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
