import type { Upkeep } from '#server/platform/database/upkeep.ts';

/**
 * Addresses of people who may not use Pieces are only kept as long as they can come, and for the day in
 * which they count toward a limit.
 */
export const hackathonUpkeep: Upkeep = {
  sweeps: [
    `delete from hackathon_invitations using hackathons
      where hackathons.id = hackathon_id
        and (canceled_at is not null or ends_at < $1::timestamptz)
        and invited_at < $1::timestamptz - interval '1 day'`,
  ],
};
