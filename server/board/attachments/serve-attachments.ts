import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { Db } from '#server/migrations/tables.ts';
import { filePolicy } from '#server/platform/http/security-headers.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { contents } from './content-store.ts';
import { findAttachment } from './store.ts';

/**
 * Serves attachments to people who are in their project at that moment. Images are shown, and nothing
 * else is: other files could do anything in our origin, so they're only downloaded.
 */
export function serveAttachments(app: FastifyInstance, db: Db) {
  app.get<{ Params: { id: string } }>(
    '/attachments/:id',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      const person = isUuid(id) ? await request.findSignedIn() : undefined;
      const file = person && (await findAttachment(db, { id, userId: person.id }));
      if (!file) return reply.callNotFound();
      const etag = `"${id}"`;
      reply.headers({
        // What someone has is asked for again each time, because they may have left the project.
        'cache-control': 'private, no-cache',
        etag,
        'content-security-policy': filePolicy,
      });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      reply.type(file.is_image ? 'image/webp' : 'application/octet-stream');
      if (!file.is_image) reply.header('content-disposition', contentDisposition(file.name));
      reply.header('content-length', file.size);
      if (request.method === 'HEAD') return reply.send(Readable.from([]));
      return reply.send(Readable.from(contents.get(db, file), { objectMode: false }));
    },
  );
}
