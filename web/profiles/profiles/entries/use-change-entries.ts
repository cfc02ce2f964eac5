import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Entry, entryForm } from '#contract/profiles/entries.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import type { EntryKind } from '#contract/values/vocabulary.ts';
import { call } from '#web/lib/api/api.ts';
import { changeProfile } from '#web/profiles/profiles/editing/use-change-profile.ts';

export type EntryForm = z.input<typeof entryForm>;

/** Creates an entry, or updates the one with `entryId`. */
export function useSaveEntry({ kind, entryId }: { kind: EntryKind; entryId: number | undefined }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: EntryForm) =>
      entryId === undefined
        ? call('POST /users/entries', { body: { ...form, kind } })
        : call('PUT /users/entries/{entryId}', { params: { entryId }, body: form }),
    onSuccess: (entry) =>
      changeProfile(client, (profile) =>
        withEntries(profile, kind, (entries) => [
          entry,
          ...entries.filter(({ id }) => id !== entry.id),
        ]),
      ),
  });
}

export function useRemoveEntry({ kind, id: entryId }: Pick<Entry, 'kind' | 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /users/entries/{entryId}', { params: { entryId } }),
    onSuccess: () =>
      changeProfile(client, (profile) =>
        withEntries(profile, kind, (entries) => entries.filter(({ id }) => id !== entryId)),
      ),
  });
}

const withEntries = (
  profile: Profile,
  kind: EntryKind,
  change: (entries: Entry[]) => Entry[],
): Profile => ({ ...profile, [kind]: change(profile[kind]) });
