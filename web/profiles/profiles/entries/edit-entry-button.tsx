import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import type { Entry } from '#contract/profiles/entries.ts';
import type { EntryKind } from '#contract/values/vocabulary.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useDialogState } from '#web/profiles/profiles/editing/use-dialog-state.ts';
import { entryTexts } from './entry-texts.ts';

const EditEntry = lazy(() => import('./edit-entry.tsx'));

/** Opens the dialog to edit an entry. */
export function EditEntryButton({ entry }: { entry: Entry }) {
  const dialog = useDialogState();
  return (
    <>
      <IconButton
        size="sm"
        className="text-soft"
        label={`Edit ${entry.title}`}
        onClick={dialog.show}
      >
        <Pencil aria-hidden className="size-4" />
      </IconButton>
      <Suspense>
        {dialog.key && (
          <EditEntry
            key={dialog.key}
            kind={entry.kind}
            entry={entry}
            open={dialog.isOpen}
            onClose={dialog.hide}
          />
        )}
      </Suspense>
    </>
  );
}

/** Opens the dialog to add an entry. */
export function AddEntryButton({ kind }: { kind: EntryKind }) {
  const dialog = useDialogState();
  return (
    <>
      <Button size="sm" onClick={dialog.show} icon={<Plus aria-hidden className="size-4" />}>
        {entryTexts[kind].add}
      </Button>
      <Suspense>
        {dialog.key && (
          <EditEntry key={dialog.key} kind={kind} open={dialog.isOpen} onClose={dialog.hide} />
        )}
      </Suspense>
    </>
  );
}
