import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Suggestion } from '#contract/profiles/suggestions.ts';
import { call } from '#web/lib/api/api.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { callQuery } from '#web/lib/api/call-query.ts';

/** Technologies to add to one's tech stack. */
export const suggestionsQuery = callQuery(['suggestions'], 'GET /users/suggestions');

/** Stops suggesting a technology. It can be undone. */
export function useDismiss() {
  const client = useQueryClient();
  const save = ({ technology, isDismissed }: { technology: string; isDismissed: boolean }) =>
    call('PUT /users/suggestions', { body: { technology, isDismissed } });
  const onError = (error: unknown) => {
    const description = getErrorMessage(error, 'Try again.');
    toast({ tone: 'error', title: 'Couldn’t save that', description });
  };
  const onSettled = () => client.invalidateQueries(suggestionsQuery);
  const { mutate: restore } = useMutation({
    mutationFn: (technology: string) => save({ technology, isDismissed: false }),
    onError,
    onSettled,
  });
  return useMutation({
    mutationFn: ({ technology }: Suggestion) => save({ technology, isDismissed: true }),
    onSuccess: (_, { technology }) =>
      toast({
        title: `We won’t suggest ${technology} again`,
        action: { label: 'Undo', onPress: () => restore(technology) },
        seconds: 10,
      }),
    onError,
    onSettled,
  });
}
