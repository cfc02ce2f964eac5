import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { ProblemError } from '#server/platform/problem.ts';

/** Leaves the bodies of a scope's requests unread. What a file is said to be doesn't matter. */
export function acceptUploads(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
  return scope;
}

/** Accepts small bodies of any type for a scope's requests, and ignores them. */
export function ignoreBodies(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'string', bodyLimit: 10_000 } as const;
  scope.addContentTypeParser('*', options, (_request, _body, done) => done(null));
  return scope;
}

/**
 * How many bytes a request says its file has, or as many as are allowed if it doesn't say so. Throws
 * body_too_large if it's too many.
 */
export function getDeclaredBytes(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { maxBytes }: { maxBytes: number },
): number {
  const bytes = Number(headers['content-length'] ?? maxBytes);
  if (bytes > maxBytes) throw tooLarge(maxBytes);
  return bytes;
}

/**
 * Receives the file that a request sends as its body. Throws body_too_large as soon as it's known
 * that it's larger than allowed.
 */
export async function readUpload(
  { body, headers }: FastifyRequest,
  { maxBytes }: { maxBytes: number },
): Promise<Buffer> {
  getDeclaredBytes({ headers }, { maxBytes });
  if (!(body instanceof Readable)) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Destroying the stream would close the connection before the answer is sent.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    // The connection was lost before the whole file arrived.
    throw error instanceof ProblemError ? error : new ProblemError('malformed_request');
  }
  return Buffer.concat(chunks);
}

const tooLarge = (maxBytes: number) =>
  new ProblemError('body_too_large', {
    message: `This file is larger than ${maxBytes / 1024 / 1024} MB. Choose a smaller one.`,
  });
