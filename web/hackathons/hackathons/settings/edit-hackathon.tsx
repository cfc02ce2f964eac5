import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { showHackathon, useChangeHackathon } from '#web/hackathons/hackathons/queries.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { useDraftedForm } from '#web/lib/drafts/form-draft.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { rememberSent } from '#web/lib/drafts/remember-sent.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SaveBar } from '#web/ui/forms/save-bar.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { HackathonBasics, MoreHackathonFields } from './hackathon-fields.tsx';
import { formOf, hackathonFields, type HackathonValues, valuesOf } from './hackathon-values.ts';

/** The version that is edited, which changes only when it's saved or refused. */
type EditedValues = HackathonValues & { version: number };

const editedValuesOf = (hackathon: Hackathon): EditedValues => ({
  ...valuesOf(hackathon),
  version: hackathon.version,
});

/**
 * Changes a hackathon. What's typed is kept until it's saved or discarded. If someone else changed it,
 * what was typed stays, and saving again replaces it.
 */
export function EditHackathon({ hackathon }: { hackathon: Hackathon }) {
  const client = useQueryClient();
  const [base, setBase] = useState(hackathon);
  const { form, start: startFrom } = useDraftedForm<EditedValues>({
    key: `hackathon-settings-${hackathon.slug}`,
    saved: editedValuesOf(hackathon),
  });
  const change = useChangeHackathon(hackathon.slug);
  const start = (from: Hackathon) => {
    setBase(from);
    startFrom(editedValuesOf(from));
  };
  const discard = () => {
    change.reset();
    start(hackathon);
  };
  const send = form.handleSubmit(async ({ version, ...values }) => {
    try {
      const keepTyped = rememberSent(form);
      const saved = await change.mutateAsync({
        ...formOf(values, { now: new Date(), current: base }),
        version,
      });
      keepTyped(() => start(saved));
      toast({ tone: 'success', title: 'Saved the settings' });
    } catch (error) {
      if (isProblem(error, 'stale_hackathon') && error.current) {
        const current = error.current as Hackathon;
        await showHackathon(client, current);
        form.setValue('version', current.version);
      } else showFieldErrors(error, { form, fields: hackathonFields });
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-5">
        <HackathonBasics />
        <MoreHackathonFields />
        <SaveBar isChanged={form.formState.isDirty} isSaving={change.isPending} onDiscard={discard}>
          {isProblem(change.error, 'stale_hackathon') ? (
            <Notice tone="error">
              Someone else changed these settings in the meantime. Save again to replace them with
              yours, or discard your changes to see theirs.
            </Notice>
          ) : (
            <FormFailure
              error={change.error}
              fields={hackathonFields}
              fallback="Couldn’t save the settings. Try again."
            />
          )}
        </SaveBar>
      </form>
    </FormProvider>
  );
}
