import { mailTo } from '#server/platform/mail/limit.ts';
import { type Limit, networkOf } from '#server/platform/limits/limits.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

const loginsFrom: Limit = { name: 'login-from', points: 30, seconds: quarter };
const loginsTo: Limit = { name: 'login-to', points: 10, seconds: quarter };
const loginsFromDevice: Limit = { name: 'login-device', points: 10, seconds: quarter };
const registrationsFrom: Limit = { name: 'registration-from', points: 20, seconds: hour };

type Login = { email: string; address: string; device: string | undefined };

/**
 * What a login counts against: where it comes from, and the account. A browser in which the owner
 * was signed in before counts for itself, so that who guesses elsewhere does not lock them out.
 */
export const loginUses = ({ email, address, device }: Login) => [
  { limit: loginsFrom, key: networkOf(address) },
  device ? { limit: loginsFromDevice, key: `${device} ${email}` } : { limit: loginsTo, key: email },
];

export const registrationUses = ({ email, address }: { email: string; address: string }) => [
  { limit: registrationsFrom, key: networkOf(address) },
  mailTo(email),
];
