import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const passwordUpkeep: Upkeep = {
  sweeps: [
    `delete from password_reset_tokens where expires_at < $1::timestamptz - interval '7 days'`,
  ],
  // Otherwise, someone with a backup could use its reset links while they're valid.
  transient: ['password_reset_tokens'],
};
