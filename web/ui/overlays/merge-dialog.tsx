import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from './dialog.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';

type MergeDialogProps = {
  /** The two versions. The dialog is open while there's a `theirs`. */
  theirs: string | undefined;
  /** One's own version, as far as it's typed. */
  mine: string;
  onType: (mine: string) => void;
  busy: boolean;
  onKeepTheirs: () => void;
  onSave: () => void;
  onBack: () => void;
};

/** Shows two conflicting versions of a text side by side, to keep one or combine both. */
export function MergeDialog({ theirs, mine, ...rest }: MergeDialogProps) {
  if (theirs === undefined) return null;
  return <OpenMerge key={theirs} theirs={theirs} mine={mine} {...rest} />;
}

function OpenMerge({
  theirs,
  mine,
  onType,
  busy,
  onKeepTheirs,
  onSave,
  onBack,
}: MergeDialogProps & { theirs: string }) {
  const [both] = useState(`${theirs.trimEnd()}\n\n${mine}`);
  return (
    <Dialog
      onOpenChange={onBack}
      size="lg"
      title="Someone else changed this too"
      description="Keep one version, or combine both."
      footer={
        <>
          <Button onClick={onKeepTheirs}>Keep theirs</Button>
          <Button disabled={mine === both} onClick={() => onType(both)}>
            Combine both
          </Button>
          <Button variant="primary" busy={busy} onClick={onSave}>
            Save mine
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <section className="grid content-start">
          <h3 className="mb-1 font-sans text-sm leading-5 font-semibold tracking-normal">Theirs</h3>
          <div
            dir="auto"
            tabIndex={0}
            role="group"
            aria-label="Their version"
            className="max-h-96 min-h-48 overflow-y-auto rounded-md border border-line bg-paper px-3 py-2 wrap-anywhere whitespace-pre-wrap"
          >
            {theirs}
          </div>
        </section>
        <TextArea
          label="Yours"
          value={mine}
          onChange={(event) => onType(event.target.value)}
          className="[&_textarea]:field-sizing-content [&_textarea]:max-h-96 [&_textarea]:min-h-48"
        />
      </div>
    </Dialog>
  );
}
