import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '#contract/endpoint.ts';
import { answerNotFound } from './failures.ts';

/**
 * Serves the built web part. Files under /assets carry their content in their name and are kept by
 * browsers for good; every other path that a browser opens gets the page, which knows its routes.
 */
export async function servePages(app: FastifyInstance, folder: string) {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forGood = path.includes('/assets/');
        reply.header('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const isPage = ['GET', 'HEAD'].includes(request.method) && acceptsPages(request.headers.accept);
    if (!built || !isPage || isOurs(pathname)) return answerNotFound(request, reply);
    return reply.sendFile('index.html');
  });
}

/** Paths that no screen has: a mistyped call or a missing file must not look like a page. */
const isOurs = (path: string) =>
  path === basePath || path === '/metrics' || /^\/(api|assets|images|dev|health)\//.test(path);

const acceptsPages = (accept = '') => accept.includes('text/html') || accept.includes('*/*');
