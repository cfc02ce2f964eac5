import { type Limit, networkOf } from '#server/platform/limits/limits.ts';

const resetsPerNetwork: Limit = { name: 'reset-from', points: 60, seconds: 60 * 60 };
const checksPerAccount: Limit = { name: 'password-check', points: 10, seconds: 15 * 60 };

type ResetRequest = { email: string; address: string; device: string | undefined };

/**
 * Asking for a link counts by where it comes from, never by the address: others could use that up.
 * A browser in which its owner was signed in before is not limited at all; how many emails leave is.
 */
export const resetUses = ({ address, device }: ResetRequest) =>
  device ? [] : [{ limit: resetsPerNetwork, key: networkOf(address) }];

/** Someone at an open session can't guess its password either. */
export const checkUses = (userId: number) => [{ limit: checksPerAccount, key: String(userId) }];
