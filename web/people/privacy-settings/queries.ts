import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PrivacySettings } from '#contract/people/privacy-settings.ts';
import { call } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { callQuery } from '#web/lib/api/call-query.ts';

/** Who can do what with the signed-in person's profile. */
export const privacyQuery = callQuery(['privacy-settings'], 'GET /users/privacy-settings');

/** Saves a choice right away, and shows it meanwhile. */
export function useChangePrivacy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<PrivacySettings>) =>
      call('PUT /users/privacy-settings', { body: changes }),
    onMutate: (changes) =>
      client.setQueryData(privacyQuery.queryKey, (known) => known && { ...known, ...changes }),
    onError: () => {
      toast({ tone: 'error', title: 'Couldn’t save your choice. Try again.' });
      void client.invalidateQueries({ queryKey: privacyQuery.queryKey });
    },
  });
}
