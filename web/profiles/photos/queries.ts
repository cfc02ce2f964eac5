import { useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

/** Uploads a square photo, or removes the current one if there is none. Returns the new address. */
export const useChangePhoto = () =>
  useMutation({
    mutationFn: async (file: Blob | null): Promise<string | null> => {
      if (file) return (await call('PUT /users/photo', { file })).avatar;
      await call('DELETE /users/photo');
      return null;
    },
  });
