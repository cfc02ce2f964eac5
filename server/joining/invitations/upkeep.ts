import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const invitationUpkeep: Upkeep = {
  sweeps: [`delete from invitations where expires_at < $1::timestamptz - interval '90 days'`],
};
