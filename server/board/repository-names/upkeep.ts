import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const repositoryNameUpkeep: Upkeep = {
  sweeps: ['delete from repository_codes where expires_at < $1::timestamptz'],
};
