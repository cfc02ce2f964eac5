import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const seconds = 30;
/** A phone's clock may be off by one step either way. */
const window = 1;

/** A new secret for an authenticator app: 160 bits in base32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** The otpauth URI that an app reads from a QR code. */
export const appUri = ({ secret, email }: { secret: string; email: string }) =>
  totpOf(secret, email).toString();

/** The time step this code belongs to, or undefined if it isn't a current code. */
export function findTimeStep(
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
/** The length of codes created before they became longer. */
const oldLength = 16;
// Without characters that look alike.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Ten codes of 138 bits, such as "k3wd-9xqa-mm4t-p7ze-b2hf-t8nk-w5jc". Each works once. With 128 bits
 * or more, a plain hash is enough to store them safely.
 */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    return characters.match(/.{4}/g)?.join('-') ?? '';
  });

/** Normalizes a typed code, ignoring spaces, dashes and case. Returns undefined if its length is wrong. */
export function parseRecoveryCode(typed: string): string | undefined {
  const characters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return [length, oldLength].includes(characters.length)
    ? characters.match(/.{4}/g)?.join('-')
    : undefined;
}
