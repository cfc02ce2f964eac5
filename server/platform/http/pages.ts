import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sendNotFound } from './errors.ts';

/**
 * Serves the built pages. Files in /assets have a content hash in their name, so browsers cache them
 * forever. Every other path that a browser opens gets index.html, which does its own routing.
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
        const isAsset = path.includes('/assets/');
        reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && acceptsPages(request.headers.accept);
    if (!built || !isPage || isReserved(normalizePath(request.url)))
      return sendNotFound(request, reply);
    return reply.sendFile('index.html');
  });
}

/** Decodes a path and normalizes its slashes, so that spelling tricks don't matter. */
function normalizePath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const plain = decode(path).replaceAll(/[\\/]+/g, '/');
  return new URL(plain, 'http://localhost').pathname;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Paths that no screen uses: a mistyped call or a missing file must not return a page. */
const isReserved = (path: string) =>
  /^\/(api|assets|images|photos|dev|health|metrics)(\/|$)/.test(path);

const acceptsPages = (accept = '') => accept.includes('text/html') || accept.includes('*/*');
