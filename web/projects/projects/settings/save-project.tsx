import { useWatch } from 'react-hook-form';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SaveBar } from '#web/ui/forms/save-bar.tsx';
import { isEqual } from './settings-values.ts';
import type { Settings } from './use-settings.ts';

type SaveProjectProps = {
  settings: Settings;
  /** Why the last attempt failed. */
  failure: string;
  formId: string;
  /** Where most is saved right away, the bar is only there for what isn't saved yet. */
  isAlwaysShown: boolean;
};

/** Saves the settings, or discards what was changed, which can be undone. */
export function SaveProject({
  settings: { form, base, reset },
  failure,
  formId,
  isAlwaysShown,
}: SaveProjectProps) {
  const { newTech, ...values } = useWatch({ control: form.control, compute: (all) => all });
  const isChanged = newTech !== '' || !isEqual(values, base.values);
  const discard = () => {
    const discarded = form.getValues();
    reset(base.values, base);
    toast({
      id: 'undo',
      title: 'Discarded your changes',
      seconds: 20,
      action: { label: 'Undo', onPress: () => form.reset(discarded) },
    });
  };
  if (!isAlwaysShown && !isChanged) return null;
  return (
    <SaveBar
      isChanged={isChanged}
      isSaving={form.formState.isSubmitting}
      formId={formId}
      onDiscard={discard}
    >
      {failure && <Notice tone="error">{failure}</Notice>}
    </SaveBar>
  );
}
