import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const twoStepUpkeep: Upkeep = {
  sweeps: [`delete from pending_sign_ins where expires_at < $1`],
  transient: ['pending_sign_ins'],
};
