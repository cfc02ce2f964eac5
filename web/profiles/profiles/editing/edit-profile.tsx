import type { Profile } from '#contract/profiles/profiles.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { useDraftedForm } from '#web/lib/drafts/form-draft.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { addTag } from '#web/ui/forms/suggestions/add-tag.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { formOf, profileFields, type ProfileForm, profileRules } from './profile-form.ts';
import { SaveFailure } from './save-failure.tsx';
import { useUpdateProfile } from './use-change-profile.ts';
import { useUnsavedChanges } from './use-unsaved-changes.tsx';

const failureMessage = 'Failed to update profile';

type EditProfileProps = { profile: Profile; open: boolean; onClose: () => void };

/**
 * The Edit Profile dialog. It stays open when saving fails. What was typed is kept in this browser until
 * it's saved or discarded.
 */
export default function EditProfile({ profile, open, onClose }: EditProfileProps) {
  const update = useUpdateProfile();
  const { form, deleteDraft } = useDraftedForm<ProfileForm>({
    key: `profile-${profile.id}`,
    saved: formOf(profile),
    resolver: zodResolver(profileRules),
  });
  const [interest, setInterest] = useDraft(`profile-interest-${profile.id}`);
  const finish = () => {
    deleteDraft();
    setInterest('');
    onClose();
  };
  const { close, question } = useUnsavedChanges({
    open,
    isUnsaved: form.formState.isDirty || interest.trim() !== '',
    isSaving: update.isPending,
    onClose: finish,
  });

  const save = form.handleSubmit(
    async (entered) => {
      try {
        await update.mutateAsync(entered);
        finish();
        toast({ tone: 'success', title: 'Saved your profile' });
      } catch (error) {
        console.error(failureMessage, error);
        showFieldErrors(error, { form, fields: profileFields });
      }
    },
    () => update.reset(),
  );
  const submit = (event: React.FormEvent) => {
    // Add an interest that was typed but not added.
    const interests = addTag(form.getValues('interests'), interest);
    form.setValue('interests', interests, { shouldDirty: true });
    setInterest('');
    void save(event);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Edit Profile"
      footer={
        <>
          <SaveFailure what={failureMessage} error={update.error} fields={profileFields} />
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form="edit-profile" busy={update.isPending}>
            {update.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <form
        id="edit-profile"
        noValidate
        onSubmit={submit}
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <ProfileFields form={form} interest={interest} onInterest={setInterest} />
      </form>
      {question}
    </Dialog>
  );
}
