import { useState } from 'react';
import { useTabDraft } from '#web/lib/drafts/tab-draft.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';

type RenameTeamProps = { name: string; onRename: (name: string) => void; onClose: () => void };

const leastLength = 3;

/** Changes the name of a proposed team, which becomes the name of its project. */
export function RenameTeam({ name, onRename, onClose }: RenameTeamProps) {
  const [typed, setTyped] = useTabDraft(`team-name-${name}`, name);
  const [error, setError] = useState<string>();
  const close = () => {
    setTyped('');
    onClose();
  };
  const save = () => {
    const trimmed = typed.trim();
    if (trimmed.length < leastLength) return setError(`Enter at least ${leastLength} characters.`);
    if (trimmed !== name) onRename(trimmed);
    close();
  };
  return (
    <Dialog
      onOpenChange={close}
      title={`Rename ${name}`}
      size="sm"
      isShort
      footer={
        <DialogActions onCancel={close} onClick={save}>
          Rename
        </DialogActions>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          label="Team name"
          maxLength={100}
          value={typed}
          error={error}
          onChange={(event) => {
            setError(undefined);
            setTyped(event.target.value);
          }}
        />
      </form>
    </Dialog>
  );
}
