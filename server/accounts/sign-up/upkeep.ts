import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const accountUpkeep: Upkeep = {
  sweeps: [
    `delete from registration_tokens where expires_at < $1::timestamptz - interval '7 days'`,
    // For 30 days, signing in with a registration's password sends a new link.
    `delete from registrations where created_at < $1::timestamptz - interval '30 days'`,
  ],
};
