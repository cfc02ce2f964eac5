import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const identityUpkeep: Upkeep = {
  sweeps: [`delete from login_attempts where expires_at < $1`],
  transient: ['login_attempts'],
};
