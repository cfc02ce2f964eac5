import { hackathonsQuery } from '#web/hackathons/hackathons/queries.ts';
import type { HackathonSource } from '#web/hackathons/hackathons/tabs/source.ts';
import { call } from '#web/lib/api/api.ts';
import { serverNow } from '#web/lib/formats/server-clock.ts';
import { showHackathons } from './show-hackathons.ts';

/** The hackathons that people organize here. */
export const source: HackathonSource = {
  lead: 'Sign up, join a team and build something together.',
  isReal: true,
  themes: [],
  lists: {
    // Renewed with the list that it shows.
    queryKey: [...hackathonsQuery.queryKey, 'tabs'],
    queryFn: async ({ signal }) =>
      showHackathons(await call('GET /hackathons', { signal }), serverNow()),
  },
};
