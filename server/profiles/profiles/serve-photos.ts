import type { FastifyInstance } from 'fastify';
import { parsePhotoFile } from '#contract/values/photo-address.ts';
import type { Db } from '#server/migrations/tables.ts';
import { findPhoto } from './photo-store.ts';
import { filePolicy } from '#server/platform/http/security-headers.ts';

/**
 * Serves the photos to everyone, like the profiles they belong to. An address always has the same
 * content, so browsers may keep it. The policy keeps a picture from doing anything but being shown.
 */
export function servePhotos(app: FastifyInstance, db: Db) {
  app.get<{ Params: { file: string } }>(
    '/photos/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const asked = parsePhotoFile(params.file);
      const picture = asked && (await findPhoto(db, asked));
      if (!picture) return reply.callNotFound();
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', filePolicy)
        .send(picture);
    },
  );
}
