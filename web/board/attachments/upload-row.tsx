import { useEffect, useEffectEvent, useState } from 'react';
import type { Attachment } from '#contract/board/attachments.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { getErrorMessage, isProblem, ProblemError } from '#web/lib/api/problem-error.ts';
import { maxAttachmentBytes, maxImageBytes } from '#contract/board/attachment-limits.ts';
import { call } from '#web/lib/api/api.ts';
import { sendWithProgress } from '#web/lib/api/send-with-progress.ts';
import { nameOf } from './attachment-link.ts';
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

type Sending = {
  projectId: number;
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** Uploads a file to a project, unless it's clear that the server would refuse it. */
async function uploadFile(sending: Sending): Promise<Attachment> {
  const { projectId, file, signal, onProgress } = sending;
  refuseTooLarge(file);
  return call('POST /projects/{projectId}/attachments', {
    params: { projectId },
    query: { name: nameOf(file) },
    file,
    signal,
    transport: sendWithProgress(onProgress),
  });
}

/** In the server's words. */
function refuseTooLarge({ size, type }: File) {
  const isImage = /^image\/(jpeg|png|webp)$/.test(type);
  const maxBytes = isImage ? maxImageBytes : maxAttachmentBytes;
  if (size <= maxBytes) return;
  const message = `This ${isImage ? 'image' : 'file'} is larger than ${maxBytes / 1024 / 1024} MB. Choose a smaller one.`;
  throw new ProblemError({ status: 413, code: 'body_too_large', message });
}
