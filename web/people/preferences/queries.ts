import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PreferenceForm } from '#contract/people/preferences.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery, showReply } from '#web/lib/api/call-query.ts';

/** What the signed-in person looks for in a team. */
export const preferencesQuery = callQuery(['preferences'], 'GET /users/team-preferences');

export function useSavePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PreferenceForm) => call('PUT /users/team-preferences', { body }),
    onSuccess: async (saved) => {
      await showReply(client, preferencesQuery.queryKey, saved);
      // Another list for another answer.
      void client.invalidateQueries({ queryKey: ['matches'] });
    },
  });
}
