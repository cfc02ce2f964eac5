import type { Upkeep } from '#server/platform/database/upkeep.ts';

/** How long a deleted ticket can be restored. */
export const restorableMinutes = 60;

export const ticketUpkeep: Upkeep = {
  sweeps: [
    `delete from tickets
      where deleted_at < $1::timestamptz - interval '${restorableMinutes} minutes'`,
  ],
  startEpoch: async (client, gap) => {
    await client.query('update tickets set version = version + $1', [gap]);
  },
};
