import { useState } from 'react';
import type { Attachment } from '#contract/board/attachments.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { insertText } from '#web/ui/forms/paste-markdown.ts';
import { linkTo } from './attachment-link.ts';
import { FailedUpload, type Failure } from './failed-upload.tsx';
import { useHoldSending } from './use-hold-sending.ts';
import { useAfterComposing } from './use-after-composing.ts';
import { UploadRow } from './upload-row.tsx';

export type Upload = { key: number; file: File };

type UploadsProps = {
  projectId: number;
  uploads: readonly Upload[];
  getArea: () => HTMLTextAreaElement | null;
  /** It's in the text, or was canceled or removed. */
  onEnd: (key: number) => void;
};

/** Uploads files one after the other, and puts a link to each into the text, where the cursor is then. */
export default function Uploads({ projectId, uploads, getArea, onEnd }: UploadsProps) {
  const [failures, setFailures] = useState<ReadonlyMap<number, Failure>>(new Map());
  const [attached, setAttached] = useState('');
  const current = uploads.find(({ key }) => !failures.has(key));
  const isHeld = useHoldSending(getArea, current !== undefined);
  const afterComposing = useAfterComposing(getArea);
  const setFailure = (key: number, failure?: Failure) =>
    setFailures((before) => {
      const after = new Map(before);
      if (failure) after.set(key, failure);
      else after.delete(key);
      return after;
    });
  /** The focus goes back to the text, because the button that had it is gone. */
  const end = (key: number) => {
    onEnd(key);
    getArea()?.focus();
  };
  const insert = (key: number, attachment: Attachment) => {
    const area = getArea();
    if (area) {
      const { value, selectionStart, selectionEnd } = area;
      // After what is selected, which would be lost.
      if (selectionStart !== selectionEnd) area.setSelectionRange(selectionEnd, selectionEnd);
      insertText(area, linkTo(attachment, value.slice(0, selectionEnd)));
    }
    setAttached(`Attached ${attachment.name}`);
    onEnd(key);
  };
  return (
    <>
      <ul aria-label="Files being attached" className="mt-2 grid grid-cols-1 gap-2 empty:hidden">
        {uploads.map(({ key, file }) => {
          const failure = failures.get(key);
          return (
            <li key={key}>
              {failure === undefined ? (
                <UploadRow
                  {...{ projectId, file }}
                  isTurn={key === current?.key}
                  onDone={(attachment) => afterComposing(() => insert(key, attachment))}
                  onFail={(failed) => setFailure(key, failed)}
                  onCancel={() => end(key)}
                />
              ) : (
                <FailedUpload
                  file={file}
                  failure={failure}
                  onRetry={() => {
                    setFailure(key);
                    getArea()?.focus();
                  }}
                  onRemove={() => end(key)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {isHeld && (
        <Notice className="mt-2">
          Your text isn’t sent yet. Wait until your files are uploaded, or cancel them.
        </Notice>
      )}
      <p role="status" className="sr-only">
        {attached}
      </p>
    </>
  );
}
