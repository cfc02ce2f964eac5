import { type Entry, entryForm } from '#contract/profiles/entries.ts';
import type { EntryKind } from '#contract/values/vocabulary.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { useDraftedForm } from '#web/lib/drafts/form-draft.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { SaveFailure } from '#web/profiles/profiles/editing/save-failure.tsx';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { useUnsavedChanges } from '#web/profiles/profiles/editing/use-unsaved-changes.tsx';
import { entryTexts } from './entry-texts.ts';
import { type EntryForm, useSaveEntry } from './use-change-entries.ts';

const fields = ['title', 'organisation', 'from', 'to', 'text'] as const;
const empty: EntryForm = { title: '', organisation: '', from: '', to: '', text: '' };
const formOf = ({ title, organisation, from, to, text }: Entry): EntryForm => ({
  title,
  organisation,
  from,
  to,
  text,
});

type EditEntryProps = {
  kind: EntryKind;
  /** The entry to edit. Leave it out to add a new one. */
  entry?: Entry;
  open: boolean;
  onClose: () => void;
};

/**
 * The dialog to add or edit an experience or education entry. What was typed is kept in this browser until
 * it's saved or discarded.
 */
export default function EditEntry({ kind, entry, open, onClose }: EditEntryProps) {
  const texts = entryTexts[kind];
  const saving = useSaveEntry({ kind, entryId: entry?.id });
  const { profile } = useProfile();
  const { form, deleteDraft } = useDraftedForm<EntryForm>({
    key: `${kind}-${entry?.id ?? 'new'}-${profile?.id}`,
    saved: entry ? formOf(entry) : empty,
    resolver: zodResolver(entryForm),
  });
  const finish = () => {
    deleteDraft();
    onClose();
  };
  const { errors, isDirty } = form.formState;
  const { close, question } = useUnsavedChanges({
    open,
    isUnsaved: isDirty,
    isSaving: saving.isPending,
    onClose: finish,
  });
  const fieldOf = (name: keyof EntryForm) => ({
    ...form.register(name),
    error: errors[name]?.message,
  });
  const save = form.handleSubmit(
    async (entered) => {
      try {
        await saving.mutateAsync(entered);
        finish();
      } catch (error) {
        console.error(`Failed to save ${kind}`, error);
        showFieldErrors(error, { form, fields });
      }
    },
    () => saving.reset(),
  );
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A half-typed month has an empty value, which would mean "until now".
    if (isHalfTyped(event.currentTarget, 'to'))
      form.setError('to', { message: 'Enter a month like 2026-09, or leave it empty' });
    else void save(event);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={entry ? texts.edit : texts.add}
      footer={
        <>
          <SaveFailure what={`Failed to save ${kind}`} error={saving.error} fields={fields} />
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form="edit-entry" busy={saving.isPending}>
            {saving.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id="edit-entry"
        noValidate
        onSubmit={submit}
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <Field
          label="Title"
          placeholder={texts.title}
          autoComplete="off"
          className="sm:col-span-2"
          {...fieldOf('title')}
        />
        <Field
          label="Organization"
          placeholder={texts.organisation}
          autoComplete="organization"
          className="sm:col-span-2"
          {...fieldOf('organisation')}
        />
        <Field label="From" type="month" placeholder="2024-09" {...fieldOf('from')} />
        <Field
          label="To"
          type="month"
          placeholder="2026-05"
          hint="Leave it empty if you’re still there."
          {...fieldOf('to')}
        />
        <TextArea
          label="Text"
          rows={4}
          hint="What you did or learned there."
          className="sm:col-span-2"
          {...fieldOf('text')}
        />
      </form>
      {question}
    </Dialog>
  );
}

const isHalfTyped = (form: HTMLFormElement, name: string) =>
  (form.elements.namedItem(name) as HTMLInputElement).validity.badInput;
