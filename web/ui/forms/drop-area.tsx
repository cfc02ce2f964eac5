import type { LucideIcon } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { FileInput } from './file-input.tsx';

type DropAreaProps = {
  icon: LucideIcon;
  label: string;
  hint: string;
  /** The kinds of files to offer, as in `<input accept>`. */
  accept: string;
  onChoose: (file: File) => Promise<void>;
};

/** Where a file is chosen or dropped. */
export function DropArea({ icon: Icon, label, hint, accept, onChoose }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void onChoose(file);
  };
  return (
    <FileInput
      accept={accept}
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
      <Icon aria-hidden className="mb-1 size-8 text-soft" />
      <span className="font-semibold text-accent">{label}</span>
      <span className="text-sm text-soft">{hint}</span>
    </FileInput>
  );
}
