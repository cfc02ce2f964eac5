import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Hackathon } from '#contract/hackathons.ts';
import { showHackathon, useChangeHackathon } from '#web/features/hackathons/queries.ts';
import { showFieldErrors } from '#web/lib/field-errors.ts';
import { isProblem } from '#web/lib/problem-error.ts';
import { rememberSent } from '#web/lib/remember-sent.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { HackathonBasics, MoreHackathonFields } from './hackathon-fields.tsx';
import { formOf, hackathonFields, type HackathonValues, valuesOf } from './hackathon-values.ts';

/** Changes a hackathon. If someone else changed it, what was typed stays, and saving again replaces it. */
export function EditHackathon({ hackathon }: { hackathon: Hackathon }) {
  const client = useQueryClient();
  // The version that is edited, which changes only when it's saved or refused.
  const [version, setVersion] = useState(hackathon.version);
  const [base, setBase] = useState(hackathon);
  const form = useForm<HackathonValues>({ defaultValues: valuesOf(hackathon) });
  const change = useChangeHackathon(hackathon.slug);
  const send = form.handleSubmit(async (values) => {
    try {
      const keepTyped = rememberSent(form);
      const saved = await change.mutateAsync({
        ...formOf(values, { now: new Date(), current: base }),
        version,
      });
      setVersion(saved.version);
      setBase(saved);
      keepTyped(() => form.reset(valuesOf(saved)));
      toast({ tone: 'success', title: 'Saved the settings' });
    } catch (error) {
      if (isProblem(error, 'stale_hackathon') && error.current) {
        const current = error.current as Hackathon;
        showHackathon(client, current);
        setVersion(current.version);
      } else showFieldErrors(error, { form, fields: hackathonFields });
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-5">
        <HackathonBasics />
        <MoreHackathonFields />
        {isProblem(change.error, 'stale_hackathon') ? (
          <Notice tone="error">
            Someone else changed these settings in the meantime. Save again to replace them with
            yours, or reload to see theirs.
          </Notice>
        ) : (
          <FormFailure
            error={change.error}
            fields={hackathonFields}
            fallback="Couldn’t save the settings. Please try again."
          />
        )}
        <Button
          type="submit"
          variant="primary"
          busy={change.isPending}
          className="justify-self-start"
        >
          {change.isPending ? 'Saving...' : 'Save changes'}
        </Button>
      </form>
    </FormProvider>
  );
}
