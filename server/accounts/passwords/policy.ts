import { type Limit, networkOf } from '#server/platform/limits/limits.ts';

const resetsPerNetwork: Limit = {
  name: 'reset-from',
  points: 60,
  seconds: 60 * 60,
  perNetwork: true,
};
const checksPerAccount: Limit = { name: 'password-check', points: 10, seconds: 15 * 60 };

type ResetRequest = { email: string; address: string; device: string | undefined };

/**
 * Reset requests are limited by network, not by email address, because someone else could use that
 * limit up. Browsers the owner has used before aren't limited here; the number of emails is.
 */
export const resetUses = ({ address, device }: ResetRequest) =>
  device ? [] : [{ limit: resetsPerNetwork, key: networkOf(address) }];

/** Password checks are limited, so that someone at an open session can't guess its password. */
export const checkUses = (userId: number) => [{ limit: checksPerAccount, key: String(userId) }];
