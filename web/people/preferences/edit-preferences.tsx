import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { TeamPreferences } from '#contract/people/preferences.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '#web/lib/drafts/form-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { FindableFields } from './findable-fields.tsx';
import { formOf, type PreferenceValues, valuesOf } from './preference-values.ts';
import { Questions } from './questions.tsx';
import { useSavePreferences } from './queries.ts';

const fields = [
  'disciplines',
  'learns',
  'hours',
  'week',
  'timeZone',
  'goal',
  'languages',
  'note',
] as const;

type EditPreferencesProps = {
  preferences: TeamPreferences;
  /** The label of the button. */
  action: string;
  /** Asks someone who hasn't said anything yet only what matters most. */
  isShort?: boolean;
  onSaved: () => void;
};

/** Questions about the team that someone looks for. All are optional. */
export function EditPreferences({
  preferences,
  action,
  isShort = false,
  onSaved,
}: EditPreferencesProps) {
  const [draft] = useState({ key: 'preferences', empty: valuesOf(preferences) });
  const form = useForm<PreferenceValues>({ defaultValues: readFormDraft(draft) });
  useFormDraft(form, draft);
  const save = useSavePreferences();
  const send = handleSend(form, fields, async (values) => {
    await save.mutateAsync(formOf(values));
    deleteFormDraft(draft);
    onSaved();
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-8">
        <Questions isShort={isShort} />
        {!isShort && <FindableFields findableUntil={preferences.findableUntil} />}
        <FormFailure
          error={save.error}
          fields={fields}
          fallback="Couldn’t save your answers. Try again."
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={save.isPending}
          className="justify-self-start"
        >
          {save.isPending ? 'Saving...' : action}
        </Button>
      </Form>
    </FormProvider>
  );
}
