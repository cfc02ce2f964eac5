import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { isEqual } from './settings-values.ts';
import type { Settings } from './use-settings.ts';

type SaveBarProps = {
  settings: Settings;
  /** Why the last attempt failed. */
  failure: string;
};

/** Saves the form. While something isn't saved, it stays in view and says so. */
export function SaveBar({ settings: { form, base, reset }, failure }: SaveBarProps) {
  const { newTech, ...values } = useWatch({ control: form.control, compute: (all) => all });
  const isChanged = newTech !== '' || !isEqual(values, base.values);
  const { isSubmitting } = form.formState;
  const saveButton = useRef<HTMLButtonElement>(null);
  const discard = () => {
    const discarded = form.getValues();
    reset(base.values, base);
    saveButton.current?.focus({ preventScroll: true });
    toast({
      id: 'undo',
      title: 'Discarded your changes',
      seconds: 20,
      action: { label: 'Undo', onPress: () => form.reset(discarded) },
    });
  };
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2',
        isChanged && 'sticky bottom-0 z-10 -mx-2 border-t border-line bg-paper px-2 py-3',
      )}
    >
      {failure && (
        <Notice tone="error" className="basis-full">
          {failure}
        </Notice>
      )}
      <Button ref={saveButton} type="submit" variant="primary" busy={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save changes'}
      </Button>
      {isChanged && !isSubmitting && (
        <Button variant="quiet" onClick={discard}>
          Discard
        </Button>
      )}
      <output className="text-sm text-soft empty:hidden">
        {isChanged && !isSubmitting && 'Unsaved changes'}
      </output>
    </div>
  );
}
