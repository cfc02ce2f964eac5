import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import { requestIdFrom, trackRequestIds } from '#server/platform/request-id.ts';
import { mostBytes } from './body-limit.ts';
import { closeSlowReaders, evictIdleConnections } from './connections.ts';
import { handleClientError, handleErrors, handleFrameworkError } from './errors.ts';
import { readJsonWithinLimits } from './read-json.ts';
import { refuseUnclearRequests } from './unclear-requests.ts';
import { logRequests } from './request-log.ts';
import { forbidCaching, minimalHeaders, setSecurityHeaders } from './security-headers.ts';

/** How long a request's headers, and the whole request, may take to arrive, in milliseconds. */
const [headersTimeout, requestTimeout] = [10_000, 30_000];
/**
 * How long a connection may be idle while sending, and how long a large response may take, in
 * milliseconds. A request that stalls is answered before its connection is closed.
 */
const [connectionTimeout, answerTimeout] = [40_000, 120_000];
/** The most memory for large responses that clients haven't read yet. */
const maxUnreadBytes = 128 * 1024 * 1024;
/** How often the timeouts are checked, in milliseconds. */
const checkInterval = 1_000;

type HttpOptions = {
  config: Config;
  /** Whether people use HTTPS. */
  secure: boolean;
  log: FastifyBaseLogger;
  maxConnections: number;
};

/** An HTTP server without routes: limits, timeouts, logging, errors and security headers. */
export function createHttp({ config, secure, log, maxConnections }: HttpOptions): FastifyInstance {
  const site = { secure, hstsSubdomains: config.hstsSubdomains };
  const http = fastify({
    bodyLimit: mostBytes,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: log,
    frameworkErrors: handleFrameworkError(minimalHeaders(site)),
    clientErrorHandler: handleClientError(minimalHeaders(site)),
    requestTimeout,
    connectionTimeout,
    http: {
      headersTimeout,
      connectionsCheckingInterval: checkInterval,
      // Node's own answer would have no security headers.
      requireHostHeader: false,
    },
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    requestIdHeader: false,
    genReqId: requestIdFrom(config.trustProxy),
  });
  readJsonWithinLimits(http);
  evictIdleConnections(http, { max: maxConnections });
  closeSlowReaders(http, { maxBytes: maxUnreadBytes, milliseconds: answerTimeout });
  trackRequestIds(http);
  logRequests(http, config.logLevel);
  handleErrors(http);
  setSecurityHeaders(http, site);
  forbidCaching(http);
  refuseUnclearRequests(http);
  return http;
}
