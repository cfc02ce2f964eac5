import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const contactAddressUpkeep: Upkeep = {
  sweeps: [
    `delete from contact_address_tokens where expires_at < $1::timestamptz - interval '7 days'`,
  ],
};
