import type { Upkeep } from '#server/platform/database/upkeep.ts';

/** They are computed again after a restore. */
export const openingUpkeep: Upkeep = {
  transient: [
    'openings',
    'opening_keys',
    'opening_refreshes',
    'candidates',
    'candidate_keys',
    'candidate_refreshes',
  ],
  startEpoch: async (client) => {
    await client.query(
      'insert into opening_refreshes (project_id) select id from projects on conflict do nothing',
    );
    await client.query(
      'insert into candidate_refreshes (user_id) select user_id from team_preferences where findable_until is not null',
    );
  },
};
