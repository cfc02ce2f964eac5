import type { photos } from '#contract/profiles/photos.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { removePhoto, uploadPhoto } from './photos.ts';

export const photoRoutes = (context: Context): Routes<typeof photos> => ({
  'PUT /users/photo': async ({ user, read }) => ({
    avatar: await uploadPhoto(context, { userId: user.id, read }),
  }),

  'DELETE /users/photo': async ({ user }) => removePhoto(context, user.id),
});
