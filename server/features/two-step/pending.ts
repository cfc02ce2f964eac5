import type { FastifyReply, FastifyRequest } from 'fastify';

const minutes = 10;
export const pendingFor = minutes * 60 * 1000;

/** The cookie of a browser in which someone gave the right password and owes the second step. */
function cookieOf(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-pieces_second_step' : 'pieces_second_step',
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure } as const,
  };
}

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
