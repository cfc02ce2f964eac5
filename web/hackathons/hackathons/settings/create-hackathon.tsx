import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { useCreateHackathon } from '#web/hackathons/hackathons/queries.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '#web/lib/drafts/form-draft.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { Summary } from '#web/ui/text/summary.tsx';
import { HackathonBasics, MoreHackathonFields } from './hackathon-fields.tsx';
import { formOf, hackathonFields, type HackathonValues, newHackathon } from './hackathon-values.ts';

/** The fields below "More settings". */
const moreFields = new Set([
  'description',
  'forming',
  'opensAt',
  'closesAt',
  'mostPeople',
  'template',
  'criteria',
]);

/** Creates a hackathon on one screen. What's typed is kept until it's created. */
export function CreateHackathon({ onCreated }: { onCreated: (created: Hackathon) => void }) {
  const [draft] = useState(() => ({ key: 'new-hackathon', empty: newHackathon(new Date()) }));
  const [isMoreOpen, setMoreOpen] = useState(false);
  const form = useForm<HackathonValues>({ defaultValues: readFormDraft(draft) });
  useFormDraft(form, draft);
  const create = useCreateHackathon();
  const send = form.handleSubmit(async (values) => {
    try {
      const created = await create.mutateAsync(formOf(values, { now: new Date() }));
      deleteFormDraft(draft);
      onCreated(created);
      toast({ tone: 'success', title: `${created.name} is ready. Share its link or code.` });
    } catch (error) {
      showFieldErrors(error, { form, fields: hackathonFields });
      if (Object.keys(form.formState.errors).some((name) => moreFields.has(name)))
        setMoreOpen(true);
    }
  });
  return (
    <FormProvider {...form}>
      <Form
        onSubmit={(event) => void send(event)}
        className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
      >
        <HackathonBasics />
        <details
          open={isMoreOpen}
          onToggle={({ currentTarget }) => setMoreOpen(currentTarget.open)}
          className="group"
        >
          <Summary isLink>More settings</Summary>
          <div className="mt-3 grid grid-cols-1 gap-5">
            <MoreHackathonFields />
          </div>
        </details>
        <FormFailure
          error={create.error}
          fields={hackathonFields}
          fallback="Couldn’t create the hackathon. Try again."
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={create.isPending}
          className="justify-self-start"
        >
          {create.isPending ? 'Creating...' : 'Create hackathon'}
        </Button>
      </Form>
    </FormProvider>
  );
}
