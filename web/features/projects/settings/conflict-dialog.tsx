import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { SettingsConflict } from './save-settings.ts';
import { fieldLabels, type SettingsValues, valuesOf } from './settings-values.ts';

type ConflictDialogProps = {
  conflict: SettingsConflict | undefined;
  mine: SettingsValues | undefined;
  busy: boolean;
  onSettle: (keep: 'mine' | 'theirs') => void;
  onBack: () => void;
};

/** Shows the fields that two leads changed at once, to keep one version. */
export function ConflictDialog({ conflict, mine, busy, onSettle, onBack }: ConflictDialogProps) {
  if (!conflict || !mine) return null;
  const theirs = valuesOf(conflict.current);
  return (
    <Dialog
      open
      onOpenChange={onBack}
      size="lg"
      title="Someone else changed this too"
      description="While you were editing, someone else saved other values. Your other changes are kept either way."
      footer={
        <>
          <Button busy={busy} onClick={() => onSettle('theirs')}>
            Keep theirs
          </Button>
          <Button variant="primary" busy={busy} onClick={() => onSettle('mine')}>
            Save mine
          </Button>
        </>
      }
    >
      <ul className="grid gap-4">
        {conflict.fields.map((field) => (
          <li key={field}>
            <h3 className="mb-1 text-sm">{fieldLabels[field]}</h3>
            <dl className="grid gap-2 sm:grid-cols-2">
              <Version name="Theirs" value={theirs[field]} />
              <Version name="Yours" value={mine[field]} />
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const Version = ({ name, value }: { name: string; value: unknown }) => (
  <div className="max-h-48 overflow-y-auto rounded-md border border-line bg-paper p-3 wrap-anywhere whitespace-pre-wrap">
    <dt className="text-sm text-soft">{name}</dt>
    <dd>{describe(value)}</dd>
  </div>
);

function describe(value: unknown): string {
  if (Array.isArray(value)) return value.map(describe).join(', ') || 'None';
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) || 'None' : 'None';
}
