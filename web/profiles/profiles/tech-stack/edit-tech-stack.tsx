import { useFieldArray } from 'react-hook-form';
import type { Profile } from '#contract/profiles/profiles.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { useDraftedForm } from '#web/lib/drafts/form-draft.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SaveFailure } from '#web/profiles/profiles/editing/save-failure.tsx';
import { useUpdateTechStack } from '#web/profiles/profiles/editing/use-change-profile.ts';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { useUnsavedChanges } from '#web/profiles/profiles/editing/use-unsaved-changes.tsx';
import { AddTechnology, useAddTechnology } from './add-technology.tsx';
import { EditTechnology } from './edit-technology.tsx';
import { SkillLevelGuide } from './skill-level-guide.tsx';
import {
  type EnteredTechStack,
  parseTechStackDraft,
  type TechStackForm,
  techStackRules,
} from './tech-stack-form.ts';

const failureMessage = 'Failed to update tech stack';

type EditTechStackProps = {
  techStack: Profile['techStack'];
  open: boolean;
  onClose: () => void;
};

/**
 * The Edit Tech Stack dialog. It stays open when saving fails. What was typed is kept in this browser until
 * it's saved or discarded.
 */
export default function EditTechStack({ techStack, open, onClose }: EditTechStackProps) {
  const update = useUpdateTechStack();
  const { profile } = useProfile();
  const key = `tech-stack-${profile?.id}`;
  const { form, deleteDraft } = useDraftedForm<TechStackForm, EnteredTechStack>({
    key,
    saved: { techStack },
    resolver: zodResolver(techStackRules),
    parse: parseTechStackDraft,
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'techStack' });
  const adding = useAddTechnology({
    draftKey: `${key}-new`,
    existing: () => form.getValues('techStack'),
    onAdd: (entry) => append(entry, { shouldFocus: false }),
  });
  const finish = () => {
    deleteDraft();
    adding.clear();
    onClose();
  };
  const { close, question } = useUnsavedChanges({
    open,
    isUnsaved: form.formState.isDirty || adding.isStarted,
    isSaving: update.isPending,
    onClose: finish,
  });
  const { errors } = form.formState;

  const save = form.handleSubmit(
    async ({ techStack: entries }) => {
      try {
        await update.mutateAsync(entries);
        finish();
        toast({ tone: 'success', title: 'Saved your tech stack' });
      } catch (error) {
        console.error(failureMessage, error);
        const descriptions = entries.map((_, index) => `techStack.${index}.description` as const);
        showFieldErrors(error, { form, fields: descriptions });
      }
    },
    () => update.reset(),
  );
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    // Add what was typed but not added.
    if (adding.isStarted && !adding.add()) return;
    void save(event);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="lg"
      title="Edit Tech Stack"
      footer={
        <>
          <SaveFailure what={failureMessage} error={update.error} fields={['techStack']} />
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form="edit-tech-stack" busy={update.isPending}>
            {update.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <form id="edit-tech-stack" noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
        <section aria-labelledby="your-technologies">
          <h3 id="your-technologies" className="mb-2">
            Your technologies
          </h3>
          {fields.length === 0 && <p className="text-soft">None yet. Add the first one below.</p>}
          <ul className="divide-y divide-line">
            {fields.map(({ id, technology }, index) => (
              <EditTechnology
                key={id}
                form={form}
                index={index}
                technology={technology}
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
          {(errors.techStack?.message ?? errors.techStack?.root?.message) && (
            <p role="alert" className="mt-1 text-sm font-medium text-red-ink">
              {errors.techStack?.message ?? errors.techStack?.root?.message}
            </p>
          )}
        </section>
        <AddTechnology adding={adding} />
        <SkillLevelGuide />
      </form>
      {question}
    </Dialog>
  );
}
