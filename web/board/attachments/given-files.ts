import type { ClipboardEvent, DragEvent } from 'react';

/**
 * The files that someone pastes. A spreadsheet also copies a picture of what is in its text, so text
 * comes first, unless it only names the files.
 */
export function filesOf(clipboard: Pick<DataTransfer, 'files' | 'getData'>): File[] {
  const files = [...clipboard.files];
  const names = new Set(files.map(({ name }) => name));
  const lines = clipboard.getData('text/plain').split(/\r?\n/);
  const isNamed = lines.every((line) => line.trim() === '' || names.has(line.trim()));
  return isNamed ? files : [];
}

type Given = { onFiles: (files: File[]) => void; onOver: (isOver: boolean) => void };

/** What an element does that takes files which are pasted or dropped on it. */
export const useGivenFiles = ({ onFiles, onOver }: Given) => ({
  // Before the box takes what else was copied with them.
  onPasteCapture: (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(files);
  },
  onDragOver: (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    onOver(true);
  },
  onDragLeave: () => onOver(false),
  onDrop: (event: DragEvent) => {
    onOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  },
});
