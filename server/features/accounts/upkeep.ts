import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const accountUpkeep: Upkeep = {
  sweeps: [
    `delete from registration_tokens where expires_at < $1::timestamptz - interval '7 days'`,
    // People who know the password of a waiting registration are mailed a new link, for a month.
    `delete from registrations where created_at < $1::timestamptz - interval '30 days'`,
  ],
};
