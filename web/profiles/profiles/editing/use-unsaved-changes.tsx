import { useState } from 'react';
import { ConfirmDiscard } from './confirm-discard.tsx';

type Options = {
  open: boolean;
  /** Whether the dialog has unsaved input. */
  isUnsaved: boolean;
  isSaving: boolean;
  onClose: () => void;
};

/** Asks for a confirmation before a dialog with unsaved input closes or its page is left. */
export function useUnsavedChanges({ open, isUnsaved, isSaving, onClose }: Options) {
  const [asking, setAsking] = useState(false);
  return {
    close: () => {
      if (isSaving) return;
      if (isUnsaved) setAsking(true);
      else onClose();
    },
    question: open && (
      <ConfirmDiscard
        isUnsaved={isUnsaved}
        asking={asking}
        onKeep={() => setAsking(false)}
        onDiscard={onClose}
      />
    ),
  };
}
