import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PreferenceForm, TeamPreferences } from '#contract/people/preferences.ts';
import { call } from '#web/lib/api/api.ts';

/** What the signed-in person looks for in a team. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call('GET /users/team-preferences', { signal }),
});

export function useSavePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PreferenceForm) => call('PUT /users/team-preferences', { body }),
    onSuccess: (saved) => {
      client.setQueryData(preferencesQuery.queryKey, saved);
      // Another list for another answer.
      void client.invalidateQueries({ queryKey: ['matches'] });
    },
  });
}

/** The same preferences, and whether teams may find the person. */
export const withFindable = (
  { findableUntil: _until, isSaved: _saved, ...preferences }: TeamPreferences,
  findable: boolean,
): PreferenceForm => ({ ...preferences, findable });
