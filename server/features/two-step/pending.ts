import type { FastifyReply, FastifyRequest } from 'fastify';
import { flowCookie } from '#server/platform/sessions/flow-cookie.ts';

const minutes = 10;
export const pendingFor = minutes * 60 * 1000;

/** The cookie of a browser in which someone has signed in but for the second step. */
const cookieOf = (publicUrl: string) =>
  flowCookie(publicUrl, { name: 'pieces_second_step', sameSite: 'strict' });

export function keepPending(
  reply: FastifyReply,
  { publicUrl, token }: { publicUrl: string; token: string },
) {
  const { name, options } = cookieOf(publicUrl);
  reply.setCookie(name, token, { ...options, maxAge: minutes * 60 });
}

export const readPending = (request: FastifyRequest, publicUrl: string) =>
  request.cookies[cookieOf(publicUrl).name] ?? '';

export function forgetPending(reply: FastifyReply, publicUrl: string) {
  const { name, options } = cookieOf(publicUrl);
  reply.clearCookie(name, options);
}
