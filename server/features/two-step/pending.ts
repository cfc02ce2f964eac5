import type { FastifyReply, FastifyRequest } from 'fastify';

const minutes = 10;
export const pendingMilliseconds = minutes * 60 * 1000;

/** The cookie of a browser where the password was right and the second step is still missing. */
function cookieOf(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-pieces_second_step' : 'pieces_second_step',
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure } as const,
  };
}

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
