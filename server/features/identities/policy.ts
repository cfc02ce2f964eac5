import { type Limit, networkOf } from '#server/platform/limits/limits.ts';

// Each is a row until it is over. Many people may share an address, and some try more than once.
const attemptsFrom: Limit = { name: 'login-attempt-from', points: 200, seconds: 15 * 60 };

/** What beginning an external login counts against: where it comes from. */
export const attemptUses = (address: string) => [{ limit: attemptsFrom, key: networkOf(address) }];

/** Whether someone with this many ways to sign in still gets in after losing one of them. */
export const canUnlink = ({ methods }: { methods: number }) => methods > 1;
