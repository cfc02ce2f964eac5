import type { Upkeep } from '#server/platform/database/upkeep.ts';
import { graceDays } from './presence/inactivity-policy.ts';

/** The time between a backup and its restore is a break, too. */
export const inactivityUpkeep: Upkeep = {
  transient: ['operation'],
  startEpoch: async (client) => {
    await client.query(
      `update operation set last_run_at = now(), questions_from = now() + make_interval(days => ${graceDays})`,
    );
  },
};
