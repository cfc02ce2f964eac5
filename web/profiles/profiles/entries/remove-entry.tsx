import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Entry } from '#contract/profiles/entries.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useRemoveEntry } from './use-change-entries.ts';

/** Removes an entry after a confirmation. */
export function RemoveEntry({ entry }: { entry: Entry }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveEntry(entry);
  const confirm = async () => {
    try {
      await remove.mutateAsync();
    } catch (error) {
      setAsking(false);
      toastFailure(`Couldn’t remove “${entry.title}”`, error);
    }
  };
  return (
    <>
      <IconButton
        size="sm"
        className="text-soft"
        label={`Remove ${entry.title}`}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove this entry?"
        confirm="Remove"
        busy={remove.isPending}
        onConfirm={() => void confirm()}
      >
        This removes “{entry.title}” from your profile.
      </ConfirmDialog>
    </>
  );
}
