import { type Limit, networkOf } from '#server/platform/limits/limits.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

const loginsPerNetwork: Limit = {
  name: 'login-from',
  points: 30,
  seconds: quarter,
  perNetwork: true,
};
const loginsPerAccount: Limit = {
  name: 'login-to',
  points: 10,
  seconds: quarter,
  advice: 'To get in now, use “Forgot your password?” or a passkey.',
};
const loginsPerDevice: Limit = { name: 'login-device', points: 10, seconds: quarter };
const registrationsPerNetwork: Limit = {
  name: 'registration-from',
  points: 20,
  seconds: hour,
  perNetwork: true,
};
const verificationsPerLink: Limit = { name: 'verification', points: 10, seconds: quarter };

type Login = { email: string; address: string; device: string | undefined };

/**
 * Sign-ins are limited by network and by account. A browser the owner has used before (signed in, or
 * set a new password with an emailed link) has its own limit, so that nobody else's guesses can lock
 * the owner out.
 */
export const loginUses = ({ email, address, device }: Login) =>
  device
    ? [{ limit: loginsPerDevice, key: `${device} ${email}` }]
    : [
        { limit: loginsPerNetwork, key: networkOf(address) },
        { limit: loginsPerAccount, key: email },
      ];

/** Not limited by email address, because someone else could use that limit up. */
export const registrationUses = ({ address }: { address: string }) => [
  { limit: registrationsPerNetwork, key: networkOf(address) },
];

/** Password guesses are limited per confirmation link. Choosing a new password is not. */
export const verificationUses = (token: string) => [{ limit: verificationsPerLink, key: token }];
