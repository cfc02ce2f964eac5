import { useEffect, useEffectEvent, useState } from 'react';
import type { Attachment } from '#contract/board/attachments.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { nameOf } from './attachment-link.ts';
import { uploadFile } from './upload-file.ts';
import { getErrorMessage, isProblem } from '#web/lib/api/problem-error.ts';
import type { Failure } from './failed-upload.tsx';

type UploadRowProps = {
  projectId: number;
  file: File;
  /** Files are sent one after the other. */
  isTurn: boolean;
  onDone: (attachment: Attachment) => void;
  onFail: (failure: Failure) => void;
  onCancel: () => void;
};

/** A file that is being uploaded, or waits for its turn. */
export function UploadRow({ projectId, file, isTurn, onDone, onFail, onCancel }: UploadRowProps) {
  const [share, setShare] = useState(0);
  const start = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const attachment = await uploadFile({ projectId, file, signal, onProgress: setShare });
      if (!signal.aborted) onDone(attachment);
    } catch (error) {
      if (signal.aborted) return;
      const canRetry = !isProblem(error, 'body_too_large') && !isProblem(error, 'invalid_input');
      onFail({ message: getErrorMessage(error, 'Try again.'), canRetry });
    }
  });
  useEffect(() => {
    if (!isTurn) return undefined;
    const controller = new AbortController();
    void start(controller.signal);
    return () => controller.abort();
  }, [isTurn]);
  const name = nameOf(file);
  return (
    <div className="flex items-center gap-3 rounded-md border border-line px-3 py-1.5 text-sm">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate">
          {name}
        </p>
        <div className="mt-1.5">
          <ProgressBar label={`Uploading ${name}`} value={share} max={1} />
        </div>
      </div>
      <Button size="md" variant="quiet" onClick={onCancel}>
        Cancel<span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
}
