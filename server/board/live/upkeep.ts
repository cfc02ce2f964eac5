import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const liveUpkeep: Upkeep = {
  sweeps: [`delete from presences where seen_at < $1::timestamptz - interval '5 minutes'`],
  transient: ['presences'],
};
