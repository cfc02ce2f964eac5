import type {
  HackathonLists,
  HackathonSource,
  ShownHackathon,
} from '#web/hackathons/hackathons/tabs/source.ts';
import { getHackathons } from '#web/site/sample/hackathons.ts';
import type { Hackathon } from '#web/site/sample/hackathons-entity.ts';
import { themeOptions } from '#web/site/sample/hackathons-themes.ts';
import { showSampleToast } from '#web/ui/sample.tsx';

/** Made-up hackathons. Nothing is sent for them. */
export const source: HackathonSource = {
  lead: 'A theme, a team and a few days, every quarter.',
  note: 'These are made up; nothing you press is sent.',
  isReal: false,
  themes: themeOptions,
  lists: {
    queryKey: ['sample', 'hackathons'],
    queryFn: listSamples,
    initialData: listSamples,
    staleTime: Infinity,
  },
};

function listSamples(): HackathonLists {
  const { upcoming, past } = getHackathons(new Date());
  return { upcoming: upcoming.map(show), past: past.map(show) };
}

const show = (hackathon: Hackathon): ShownHackathon => ({
  ...hackathon,
  program: hackathon,
  labels: [],
  register: {
    onPress: () => showSampleToast(`You weren’t registered for ${hackathon.title}.`),
  },
  results: { onPress: () => showSampleToast('There are no results to show.') },
});
