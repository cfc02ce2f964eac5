import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token with which the person concerned opens a decision, because they may be unable to sign in. */
export const signDecision = (id: number, secret: string): string => `${id}-${sign(id, secret)}`;

/** The decision's ID, or undefined if the token isn't one of ours. */
export function readDecision(token: string, secret: string): number | undefined {
  const [, id = '', signature = ''] = /^(\d{1,15})-([\w-]{43})$/.exec(token) ?? [];
  if (id === '') return undefined;
  const expected = Buffer.from(sign(Number(id), secret));
  return timingSafeEqual(Buffer.from(signature), expected) ? Number(id) : undefined;
}

const sign = (id: number, secret: string) =>
  createHmac('sha256', secret).update(`decision\n${id}`).digest('base64url');
