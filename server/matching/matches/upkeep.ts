import { dismissalDays } from '#contract/matching/match-points.ts';
import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const matchUpkeep: Upkeep = {
  sweeps: [
    `delete from opening_dismissals
      where dismissed_at < $1::timestamptz - interval '${dismissalDays} days'`,
  ],
};
