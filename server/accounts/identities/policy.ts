import { type Limit, networkOf } from '#server/platform/limits/limits.ts';

// Each attempt is a row until it ends. Many people may share an address, and some try more than once.
const attemptsPerNetwork: Limit = {
  name: 'login-attempt-from',
  points: 200,
  seconds: 15 * 60,
  perNetwork: true,
};

/** External logins are limited by network. */
export const attemptUses = (address: string) => [
  { limit: attemptsPerNetwork, key: networkOf(address) },
];

/** Whether someone with this many sign-in methods can lose one and still sign in. */
export const canUnlink = ({ methods }: { methods: number }) => methods > 1;
