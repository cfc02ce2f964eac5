import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { FileInput } from '#web/ui/forms/file-input.tsx';

type ChooseFileProps = { busy: boolean; onChoose: (file: File) => Promise<void> };

/** Where a file with tickets is chosen or dropped. */
export function ChooseFile({ busy, onChoose }: ChooseFileProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void onChoose(file);
  };
  return (
    <FileInput
      accept=".csv,.tsv,.txt,.json,text/csv,application/json"
      onChoose={onChoose}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid cursor-pointer justify-items-center gap-1 rounded-lg border-2 border-dashed px-4 py-8 text-center',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge hover:bg-sunken',
      )}
    >
      <FileUp aria-hidden className="mb-1 size-8 text-soft" />
      <span className="font-semibold text-accent">
        {busy ? 'Reading the file...' : 'Choose a CSV or JSON file'}
      </span>
      <span className="text-sm text-soft">or drop one here. Nothing changes yet.</span>
    </FileInput>
  );
}
