import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from '#web/lib/draft.ts';
import { profileFields, type ProfileForm } from './profile-form.ts';

type ProfileDraft = { values: ProfileForm; interest: string };

const keyOf = (personId: number) => `profile-${personId}`;

export const deleteProfileDraft = (personId: number) => writeDraft(keyOf(personId), '');

/** What was typed before and not saved. Ignores drafts from an older version of the form. */
export function useStoredProfile(personId: number): ProfileDraft | undefined {
  const [draft] = useState(() => parseDraft(readDraft(keyOf(personId))));
  return draft;
}

function parseDraft(text: string): ProfileDraft | undefined {
  try {
    const draft = JSON.parse(text) as ProfileDraft;
    return profileFields.every((field) => field in draft.values) ? draft : undefined;
  } catch {
    return undefined;
  }
}

type Typed = { personId: number; form: UseFormReturn<ProfileForm>; interest: string };

/** Stores what is typed in this browser, because a phone may drop a page without asking. */
export function useKeptProfile({ personId, form, interest }: Typed) {
  const { subscribe, getValues, formState } = form;
  const { defaultValues } = formState;
  useEffect(() => {
    const describe = (values: Partial<ProfileForm> | undefined) =>
      JSON.stringify(profileFields.map((field) => values?.[field]));
    const keep = (values: ProfileForm) => {
      const isTyped =
        interest.trim() !== '' || describe(values) !== describe(defaultValues as never);
      writeDraft(keyOf(personId), isTyped ? JSON.stringify({ values, interest }) : '');
    };
    keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [subscribe, getValues, defaultValues, personId, interest]);
}
