import { type Limit, networkOf } from '#server/platform/limits/limits.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

const loginsFrom: Limit = { name: 'login-from', points: 30, seconds: quarter };
const loginsTo: Limit = {
  name: 'login-to',
  points: 10,
  seconds: quarter,
  advice: 'To get in now, use “Forgot your password?” or a passkey.',
};
const loginsFromDevice: Limit = { name: 'login-device', points: 10, seconds: quarter };
const registrationsFrom: Limit = { name: 'registration-from', points: 20, seconds: hour };
const verificationsOf: Limit = { name: 'verification', points: 10, seconds: quarter };

type Login = { email: string; address: string; device: string | undefined };

/**
 * What a login counts against: where it comes from, and the account. A browser in which the owner
 * was signed in before, or set a new password by a mailed link, counts for itself alone, so that
 * nobody who guesses elsewhere, or next door, locks them out.
 */
export const loginUses = ({ email, address, device }: Login) =>
  device
    ? [{ limit: loginsFromDevice, key: `${device} ${email}` }]
    : [
        { limit: loginsFrom, key: networkOf(address) },
        { limit: loginsTo, key: email },
      ];

/** Never by the address that is registered: others could use that up. */
export const registrationUses = ({ address }: { address: string }) => [
  { limit: registrationsFrom, key: networkOf(address) },
];

/** Passwords tried with one confirmation link. Choosing a new one is not limited. */
export const verificationUses = (token: string) => [{ limit: verificationsOf, key: token }];
