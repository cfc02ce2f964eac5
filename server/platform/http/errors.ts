import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { Problem, ProblemCode } from '#contract/problem.ts';
import { describeError, isGone, isUnavailable } from '#server/platform/database/errors.ts';
import { createProblem, ProblemError } from '#server/platform/problem.ts';
import { logSecurity, type SecurityEvent } from '#server/platform/security-log.ts';

/** Turns everything that is thrown into a problem response. Only internal errors are logged as errors. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error);
    if (isUnavailable(error)) {
      const { method, routeOptions } = request;
      const what = { method, route: routeOptions.url, ...describeError(error) };
      request.log.warn(what, 'request refused');
    } else if (problem.code === 'internal') request.log.error({ err: error }, 'request failed');
    logRefusal(request, problem);
    if (error instanceof ProblemError) reply.headers(error.headers);
    return sendProblem(reply, problem);
  });
}

const refusals: Partial<Record<ProblemCode, SecurityEvent>> = {
  too_many_requests: 'limit_reached',
  forbidden: 'refused',
  // Objects you can't see return 404, so this also shows someone trying one id after another.
  not_found: 'refused',
  unauthenticated: 'refused',
  signature_invalid: 'refused',
  xsrf_mismatch: 'refused',
  identity_unconfirmed: 'refused',
  malformed_body: 'input_refused',
  body_too_large: 'input_refused',
  unsupported_media_type: 'input_refused',
};

/** An attack shows up as reached limits and refusals first. */
function logRefusal(request: FastifyRequest, { code }: Problem) {
  const event = refusals[code];
  if (!event) return;
  const route = request.routeOptions.url ?? '';
  logSecurity(request, { event, userId: request.userId, code, route });
}

type Headers = Record<string, string>;

/** Handles errors before routing, such as a URL that can't be decoded. */
export const handleFrameworkError =
  (headers: Headers) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers);
    const isBadUrl = error.code === 'FST_ERR_BAD_URL';
    // Send a browser to the not-found page.
    if (isBadUrl && request.headers.accept?.includes('text/html')) reply.redirect(notFoundPage);
    else void sendProblem(reply, isBadUrl ? createProblem('not_found') : toProblem(error));
  };

/** Answers requests that are malformed, too long or incomplete, and closes the connection. */
export const handleClientError =
  (headers: Headers) =>
  ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const problem = createProblem(brokenRequests[code ?? ''] ?? 'malformed_request');
    const body = JSON.stringify(problem);
    // Otherwise a client that neither reads nor hangs up would keep the connection.
    setTimeout(() => socket.destroy(), readTimeout).unref();
    return socket.end(
      [
        `HTTP/1.1 ${problem.status} ${problem.title}`,
        'content-type: application/problem+json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    );
  };

/** How long a client has to read the answer to a broken request, in milliseconds. */
const readTimeout = 1_000;

const brokenRequests: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

const notFoundPage = '/not-found';

/** In seconds. The database may be back by then. */
const retryAfter = '2';

/** Sends a problem with its status and media type. */
function sendProblem(reply: FastifyReply, problem: Problem) {
  if (problem.code === 'unavailable') reply.header('retry-after', retryAfter);
  return reply
    .status(problem.status)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem);
}

/** Sends 404 for a path that doesn't exist. */
export const sendNotFound = (_request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(reply, createProblem('not_found'));

function toProblem(error: FastifyError): Problem {
  if (error instanceof ProblemError) return createProblem(error.code, error.details);
  if (isUnavailable(error)) return createProblem('unavailable');
  if (isGone(error)) return createProblem('not_found');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return createProblem('body_too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return createProblem('unsupported_media_type');
  if (error.statusCode === 503) return createProblem('unavailable');
  if (error.statusCode && error.statusCode < 500) return createProblem('malformed_body');
  return createProblem('internal');
}
