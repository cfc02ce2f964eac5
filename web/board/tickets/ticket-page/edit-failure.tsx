import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import type { FieldEdit } from './use-edit-field.ts';

type EditFailureProps = {
  edit: FieldEdit;
  /** The field's two values when someone else changed it too. Descriptions use MergeDialog instead. */
  versions?: { theirs: ReactNode; mine: ReactNode };
};

/** Shown with an edit mode when its save failed or conflicts with someone else's change. */
export const EditFailure = ({ edit, versions }: EditFailureProps) => (
  <>
    {edit.failure && (
      <LoadFailure className="mt-2" onRetry={edit.retry} busy={edit.isSaving}>
        {edit.failure}
      </LoadFailure>
    )}
    <Dialog
      open={edit.theirs !== undefined && versions !== undefined}
      title="Someone else changed this too"
      description="Which version do you want to keep?"
      footer={
        <>
          <Button onClick={edit.close}>Keep theirs</Button>
          <Button variant="primary" busy={edit.isSaving} onClick={() => void edit.overwrite()}>
            Use mine
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Version heading="Theirs">{versions?.theirs}</Version>
        <Version heading="Yours">{versions?.mine}</Version>
      </div>
    </Dialog>
  </>
);

const Version = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1 text-sm">{heading}</h3>
    <div
      dir="auto"
      className="max-h-72 overflow-y-auto rounded-md border border-line bg-paper p-3 whitespace-pre-wrap"
    >
      {children}
    </div>
  </section>
);
