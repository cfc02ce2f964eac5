import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const strangerUpkeep: Upkeep = {
  sweeps: [`delete from stranger_emails where since < $1::timestamptz - interval '1 day'`],
};
