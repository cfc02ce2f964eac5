import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const passwordUpkeep: Upkeep = {
  sweeps: [
    `delete from password_reset_tokens where expires_at < $1::timestamptz - interval '7 days'`,
  ],
  // A backup would otherwise open accounts while its links are valid.
  transient: ['password_reset_tokens'],
};
