import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { Problem, ProblemCode } from '#contract/problem.ts';
import { isForeignKeyViolation, isUnavailable } from '../database/errors.ts';
import { createProblem, ProblemError } from '../problem.ts';
import { logSecurity, type SecurityEvent } from '../security-log.ts';

/** Turns everything that is thrown into the one shape of an error; only faults of ours are logged. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = problemOf(error);
    if (isUnavailable(error)) {
      // An outage is no fault of ours, and would fill the log with stacks.
      const { method, routeOptions } = request;
      const { code, message: reason } = error;
      request.log.warn({ method, route: routeOptions.url, code, reason }, 'request refused');
    } else if (answer.code === 'internal') request.log.error({ err: error }, 'request failed');
    logRefusal(request, answer);
    if (error instanceof ProblemError) reply.headers(error.headers);
    return sendProblem(reply, answer);
  });
}

const refusals: Partial<Record<ProblemCode, SecurityEvent>> = {
  too_many_requests: 'limit_reached',
  forbidden: 'refused',
  // What one may not see is a 404: whoever tries one number after the other shows up by it.
  not_found: 'refused',
  unauthenticated: 'refused',
  xsrf_mismatch: 'refused',
  identity_unconfirmed: 'refused',
  malformed_body: 'input_refused',
  body_too_large: 'input_refused',
  unsupported_media_type: 'input_refused',
};

/** Limits and refusals are what an attack runs into first. */
function logRefusal(request: FastifyRequest, { code }: Problem) {
  const event = refusals[code];
  if (!event) return;
  const route = request.routeOptions.url ?? '';
  logSecurity(request, { event, userId: request.userId, code, route });
}
type Headers = Record<string, string>;

/** Answers what fails before any route is found, such as an address that cannot be decoded. */
export const handleFrameworkError =
  (headers: Headers) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers);
    const isUnreadable = error.code === 'FST_ERR_BAD_URL';
    // A browser is led to an address that can be read, where the page says that nothing is there.
    if (isUnreadable && request.headers.accept?.includes('text/html')) reply.redirect(unreadable);
    else void sendProblem(reply, isUnreadable ? createProblem('not_found') : problemOf(error));
  };

/** Answers what is no request of HTTP, is too long, or does not come to an end; the line is cut then. */
export const handleClientError =
  (headers: Headers) =>
  ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const problem = createProblem(brokenRequests[code ?? ''] ?? 'malformed_request');
    const body = JSON.stringify(problem);
    // Who neither reads nor hangs up would otherwise keep the connection.
    setTimeout(() => socket.destroy(), lastMoment).unref();
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

/** For so long, in milliseconds, an answer to a broken request may be read. */
const lastMoment = 1_000;

const brokenRequests: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

const unreadable = '/not-found';

/** In seconds: until then a database may have been started again. */
const retryAfter = '2';

/** Sends a problem with its own status and media type. */
function sendProblem(reply: FastifyReply, answer: Problem) {
  if (answer.code === 'unavailable') reply.header('retry-after', retryAfter);
  return reply
    .status(answer.status)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(answer);
}

/** Answers a path that names nothing. */
export function sendNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(reply, createProblem('not_found'));
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof ProblemError) return createProblem(error.code, error.details);
  if (isUnavailable(error)) return createProblem('unavailable');
  if (isForeignKeyViolation(error)) return createProblem('not_found');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return createProblem('body_too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return createProblem('unsupported_media_type');
  if (error.statusCode === 503) return createProblem('unavailable');
  if (error.statusCode && error.statusCode < 500) return createProblem('malformed_body');
  return createProblem('internal');
}
