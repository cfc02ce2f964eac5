import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie that a browser keeps after its owner signs out. It grants no access; see `deviceOf`. */
export const deviceCookie = 'pieces_device';

/** Creates the cookie value for a browser in which the user with this address signed in. */
export function markDevice({ secret, email }: { secret: string; email: string }): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${sign({ secret, nonce, email })}`;
}

/** The browser's id if the cookie is valid for this address. Rate limits count such browsers separately. */
export function deviceOf(
  mark: string | undefined,
  { secret, email }: { secret: string; email: string },
): string | undefined {
  const [nonce = '', signature = ''] = (mark ?? '').split('.');
  const expected = Buffer.from(sign({ secret, nonce, email }));
  const given = Buffer.from(signature);
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  return isGenuine ? nonce : undefined;
}

const sign = ({ secret, nonce, email }: { secret: string; nonce: string; email: string }) =>
  createHmac('sha256', secret).update(`device\n${nonce}\n${email}`).digest('base64url');
