import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const notificationUpkeep: Upkeep = {
  sweeps: [
    `delete from notifications
      where created_at < $1::timestamptz - interval '30 days'
        and read_at < $1::timestamptz - interval '30 days'`,
    `delete from notifications where created_at < $1::timestamptz - interval '1 year'`,
    `delete from stranger_emails where since < $1::timestamptz - interval '1 day'`,
  ],
};
