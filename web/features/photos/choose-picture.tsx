import ImageUp from 'lucide-react/icons/image-up';
import { type DragEvent, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { FileInput } from '#web/ui/forms/file-input.tsx';

type ChoosePictureProps = { onChoose: (file: File) => Promise<void> };

/** Where a picture is chosen or dropped. */
export function ChoosePicture({ onChoose }: ChoosePictureProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void onChoose(file);
  };
  return (
    <FileInput
      accept="image/*"
      onChoose={onChoose}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid cursor-pointer justify-items-center gap-1 rounded-lg border-2 border-dashed px-4 py-10 text-center',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge hover:bg-sunken',
      )}
    >
      <ImageUp aria-hidden className="mb-1 size-8 text-soft" />
      <span className="font-semibold text-accent">Choose a picture</span>
      <span className="text-sm text-soft">or drop one here. You can crop it next.</span>
    </FileInput>
  );
}
