import { useState } from 'react';
import { ConfirmDiscard } from '#web/features/profiles/confirm-discard.tsx';

type Closing = {
  open: boolean;
  /** Whether something stands in the dialog that nobody has stored. */
  isUnsaved: boolean;
  isSaving: boolean;
  onClose: () => void;
};

/** Closing a dialog in which something was typed asks first, and so does leaving its page. */
export function useUnsavedChanges({ open, isUnsaved, isSaving, onClose }: Closing) {
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
