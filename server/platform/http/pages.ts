import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sendNotFound } from './errors.ts';

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
    const isPage = ['GET', 'HEAD'].includes(request.method) && acceptsPages(request.headers.accept);
    if (!built || !isPage || isOurs(plainPath(request.url))) return sendNotFound(request, reply);
    return reply.sendFile('index.html');
  });
}

/** A path as it is plainly spelled, however its slashes and letters were. */
function plainPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const spelled = decoded(path).replaceAll(/[\\/]+/g, '/');
  return new URL(spelled, 'http://localhost').pathname;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Paths that no screen has: a mistyped call or a missing file must not look like a page. */
const isOurs = (path: string) => /^\/(api|assets|images|dev|health|metrics)(\/|$)/.test(path);

const acceptsPages = (accept = '') => accept.includes('text/html') || accept.includes('*/*');
