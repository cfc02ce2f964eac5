import { useState } from 'react';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { describeSetting } from './describe-setting.ts';
import type { SettingsConflict } from './save-settings.ts';
import { labelOf, type SettingsField, type SettingsValues, valuesOf } from './settings-values.ts';

type ConflictDialogProps = {
  conflict: SettingsConflict;
  mine: SettingsValues;
  busy: boolean;
  /** Called with the fields for which the person keeps their own version. */
  onSettle: (mine: SettingsField[]) => void;
  onBack: () => void;
};

/** Shows the fields that two leads both changed. For each of them, one version is kept. */
export function ConflictDialog({ conflict, mine, busy, onSettle, onBack }: ConflictDialogProps) {
  const [kept, setKept] = useState(conflict.fields);
  const theirs = valuesOf(conflict.current);
  return (
    <Dialog
      onOpenChange={onBack}
      size="lg"
      title="Someone else changed this too"
      description="Choose which values to keep. Your other changes are safe."
      footer={
        <DialogActions onCancel={onBack} busy={busy} onClick={() => onSettle(kept)}>
          Save changes
        </DialogActions>
      }
    >
      <div className="grid gap-4">
        {conflict.fields.map((field) => (
          <fieldset key={field}>
            <legend className="mb-1 text-sm font-semibold">{labelOf(field)}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              <Version
                name="Yours"
                field={field}
                value={describeSetting(field, mine[field])}
                checked={kept.includes(field)}
                onChoose={() => setKept([...kept, field])}
              />
              <Version
                name="Theirs"
                field={field}
                value={describeSetting(field, theirs[field])}
                checked={!kept.includes(field)}
                onChoose={() => setKept(kept.filter((one) => one !== field))}
              />
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

type VersionProps = {
  name: string;
  field: SettingsField;
  value: string;
  checked: boolean;
  onChoose: () => void;
};

const Version = ({ name, field, value, checked, onChoose }: VersionProps) => (
  <label className="grid max-h-48 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 overflow-y-auto rounded-md border border-line bg-paper p-3 text-sm text-soft hover:border-edge has-checked:border-accent has-checked:bg-accent-soft">
    <input
      type="radio"
      name={`keep-${field}`}
      className="size-4 accent-accent"
      checked={checked}
      onChange={onChoose}
    />
    {name}
    <span dir="auto" className="col-start-2 text-base wrap-anywhere whitespace-pre-wrap text-ink">
      {value}
    </span>
  </label>
);
