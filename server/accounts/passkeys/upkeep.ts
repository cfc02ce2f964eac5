import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const passkeyUpkeep: Upkeep = {
  sweeps: [`delete from passkey_challenges where expires_at < $1`],
  transient: ['passkey_challenges'],
};
