import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

type SaveBarProps = {
  isChanged: boolean;
  isSaving: boolean;
  /** The form that it saves, if the bar isn't in it. */
  formId?: string;
  onDiscard: () => void;
  /** Why the last attempt failed. */
  children?: ReactNode;
};

/** Saves a form of settings. It's always in view, and says if something isn't saved. */
export function SaveBar({ isChanged, isSaving, formId, onDiscard, children }: SaveBarProps) {
  const save = useRef<HTMLButtonElement>(null);
  const discard = () => {
    save.current?.focus({ preventScroll: true });
    onDiscard();
  };
  return (
    <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-paper px-2 py-3">
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
