import { type Limit, networkOf } from '#server/platform/limits/limits.ts';
import { mailTo } from '#server/platform/mail/limit.ts';

const resetsFrom: Limit = { name: 'reset-from', points: 20, seconds: 60 * 60 };
const checksOf: Limit = { name: 'password-check', points: 10, seconds: 15 * 60 };

/** Asking for a link counts alike for every address, whether it has an account or not. */
export const resetUses = ({ email, address }: { email: string; address: string }) => [
  { limit: resetsFrom, key: networkOf(address) },
  mailTo(email),
];

/** Who sits at an open session may not guess its password either. */
export const checkUses = (userId: number) => [{ limit: checksOf, key: String(userId) }];
