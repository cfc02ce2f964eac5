import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';

/** The most bytes of a photo's file. */
export const maxPhotoBytes = 5 * 1024 * 1024;

export const photos = {
  'PUT /users/photo': {
    summary:
      'Upload your photo as a JPEG, PNG or WebP file, replacing the previous one. It’s cropped to a square',
    upload: { maxBytes: maxPhotoBytes },
    reply: z.object({ avatar: z.string() }),
  },
  'DELETE /users/photo': { summary: 'Remove your photo. Idempotent', status: 204 },
} as const satisfies Contract;
