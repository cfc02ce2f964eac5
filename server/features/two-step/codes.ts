import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const seconds = 30;
/** Clocks of phones may be off by one step either way. */
const window = 1;

/** A new secret for an authenticator app: 160 bits in base32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** The address that an app reads from a QR code. */
export const appAddress = ({ secret, email }: { secret: string; email: string }) =>
  totpOf(secret, email).toString();

/** The time step whose code this is; undefined where it is none of now. */
export function stepOf(
  code: string,
  { secret, now }: { secret: string; now: Date },
): number | undefined {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: digits, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / seconds) + delta;
}

const totpOf = (secret: string, label = 'Pieces') =>
  new TOTP({ issuer: 'Pieces', label, secret: Secret.fromBase32(secret), period: seconds });

const count = 10;
const length = 28;
/** Codes that were given out before they became longer. */
const formerLength = 16;
// Without those that are read as one another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Ten codes of 138 bits each, such as "k3wd-9xqa-mm4t-p7ze-b2hf-t8nk-w5jc", each of which works once.
 * From 128 bits on, a plain hash is enough to store one safely.
 */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const signs = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    return signs.match(/.{4}/g)?.join('-') ?? '';
  });

/** What a person typed, as it was made: spaces, dashes and capitals do not matter. */
export function readRecoveryCode(typed: string): string | undefined {
  const signs = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return [length, formerLength].includes(signs.length)
    ? signs.match(/.{4}/g)?.join('-')
    : undefined;
}
