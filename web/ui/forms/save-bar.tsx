import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

type SaveBarProps = {
  isChanged: boolean;
  isSaving: boolean;
  /** The form that it saves, if the bar isn't in it. */
  formId?: string;
  onDiscard: () => void;
  /** Why the last attempt failed. */
  children?: ReactNode;
};

/** Saves a form of settings. If something isn't saved, it says so and stays in view. */
export function SaveBar({ isChanged, isSaving, formId, onDiscard, children }: SaveBarProps) {
  const save = useRef<HTMLButtonElement>(null);
  const discard = () => {
    save.current?.focus({ preventScroll: true });
    onDiscard();
  };
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2',
        isChanged && 'sticky bottom-0 z-10 -mx-2 border-t border-line bg-paper px-2 py-3',
      )}
    >
      <div className="basis-full empty:hidden">{children}</div>
      <Button
        ref={save}
        type="submit"
        form={formId}
        variant={isChanged ? 'primary' : 'secondary'}
        busy={isSaving}
      >
        {isSaving ? 'Saving...' : 'Save changes'}
      </Button>
      {isChanged && !isSaving && (
        <Button variant="quiet" onClick={discard}>
          Discard
        </Button>
      )}
      <output className="text-sm text-soft empty:hidden">
        {isChanged && !isSaving && 'Unsaved changes'}
      </output>
    </div>
  );
}
