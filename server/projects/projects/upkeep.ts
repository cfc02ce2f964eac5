import type { Upkeep } from '#server/platform/database/upkeep.ts';

/** How long a deleted project can be restored. */
export const restorableDays = 7;

export const projectUpkeep: Upkeep = {
  sweeps: [
    `delete from projects where deleted_at < $1::timestamptz - interval '${restorableDays} days'`,
  ],
  startEpoch: async (client, gap) => {
    await client.query('update projects set version = version + $1', [gap]);
  },
};
