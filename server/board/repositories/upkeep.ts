import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const repositoryUpkeep: Upkeep = {
  sweeps: [
    `delete from repository_deliveries where received_at < $1::timestamptz - interval '30 days'`,
    'delete from repository_codes where expires_at < $1::timestamptz',
  ],
};
