import type { Upkeep } from '#server/platform/database/upkeep.ts';

/** How long a deleted page can be restored. */
export const restorableMinutes = 60;

export const documentUpkeep: Upkeep = {
  sweeps: [
    `delete from documents
      where deleted_at < $1::timestamptz - interval '${restorableMinutes} minutes'`,
  ],
  startEpoch: async (client, gap) => {
    await client.query('update documents set version = version + $1', [gap]);
  },
};
