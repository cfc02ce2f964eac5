import type { FastifyReply, FastifyRequest } from 'fastify';
import { flowCookie } from '#server/platform/sessions/flow-cookie.ts';
import { hashToken, mintToken } from '#server/platform/sessions/sessions.ts';

const days = 30;

/** The cookie by which the browser that registered is known again when the link is opened there. */
const cookieOf = (publicUrl: string) =>
  flowCookie(publicUrl, { name: 'pieces_registration', sameSite: 'lax' });

/** Marks this browser as the one that registers now. Returns the hash by which it is found. */
export function markRegistration(reply: FastifyReply, publicUrl: string): Buffer {
  const token = mintToken();
  const { name, options } = cookieOf(publicUrl);
  reply.setCookie(name, token, { ...options, maxAge: days * 24 * 60 * 60 });
  return hashToken(token);
}

/** The hash of this browser's mark; undefined where it has not registered anyone. */
export function findMark(request: FastifyRequest, publicUrl: string): Buffer | undefined {
  const token = request.cookies[cookieOf(publicUrl).name];
  return token ? hashToken(token) : undefined;
}

export function forgetMark(reply: FastifyReply, publicUrl: string) {
  const { name, options } = cookieOf(publicUrl);
  reply.clearCookie(name, options);
}
