import type { FastifyReply, FastifyRequest } from 'fastify';
import { flowCookie } from '#server/platform/sessions/flow-cookie.ts';

const minutes = 10;
export const pendingMilliseconds = minutes * 60 * 1000;

/** The cookie of a browser where only the second step is missing. */
const cookieOf = (publicUrl: string) =>
  flowCookie(publicUrl, { name: 'pieces_second_step', sameSite: 'strict' });

export function setPendingCookie(
  reply: FastifyReply,
  { publicUrl, token }: { publicUrl: string; token: string },
) {
  const { name, options } = cookieOf(publicUrl);
  reply.setCookie(name, token, { ...options, maxAge: minutes * 60 });
}

export const readPendingCookie = (request: FastifyRequest, publicUrl: string) =>
  request.cookies[cookieOf(publicUrl).name] ?? '';

export function clearPendingCookie(reply: FastifyReply, publicUrl: string) {
  const { name, options } = cookieOf(publicUrl);
  reply.clearCookie(name, options);
}
