import type { FastifyReply, FastifyRequest } from 'fastify';
import { flowCookie } from '#server/platform/sessions/flow-cookie.ts';
import { hashToken, mintToken } from '#server/platform/tokens.ts';

const days = 30;

/** The cookie that recognizes the browser that registered when it opens the link. */
const cookieOf = (publicUrl: string) =>
  flowCookie(publicUrl, { name: 'pieces_registration', sameSite: 'lax' });

/** Marks this browser as the one that registered. Returns the hash to store with the registration. */
export function setRegistrationCookie(reply: FastifyReply, publicUrl: string): Buffer {
  const token = mintToken();
  const { name, options } = cookieOf(publicUrl);
  reply.setCookie(name, token, { ...options, maxAge: days * 24 * 60 * 60 });
  return hashToken(token);
}

/** The hash of this browser's cookie, or undefined if it has none. */
export function findRegistrationHash(
  request: FastifyRequest,
  publicUrl: string,
): Buffer | undefined {
  const token = request.cookies[cookieOf(publicUrl).name];
  return token ? hashToken(token) : undefined;
}

export function clearRegistrationCookie(reply: FastifyReply, publicUrl: string) {
  const { name, options } = cookieOf(publicUrl);
  reply.clearCookie(name, options);
}
