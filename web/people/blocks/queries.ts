import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { callQuery } from '#web/lib/api/call-query.ts';

export const blocksQuery = callQuery(['blocks'], 'GET /users/blocks');

type Person = { id: number; name: string };

const blockKey = 'PUT /users/blocks/{userId}';
const unblockKey = 'DELETE /users/blocks/{userId}';

/** Blocks or unblocks a person. What the two can do with each other changes everywhere. */
export function useBlock({ id, name }: Person) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (action: 'block' | 'unblock'): Promise<void> => {
      await call(action === 'block' ? blockKey : unblockKey, { params: { userId: String(id) } });
    },
    onSuccess: (_, action) =>
      toast({
        tone: 'success',
        title: action === 'block' ? `You’ve blocked ${name}` : `You’ve unblocked ${name}`,
      }),
    onError: (error, action) => toastFailure(`Couldn’t ${action} ${name}`, error),
    onSettled: () => client.invalidateQueries(),
  });
}
