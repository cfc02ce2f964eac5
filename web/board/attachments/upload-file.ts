import { maxAttachmentBytes, maxImageBytes } from '#contract/board/attachment-limits.ts';
import type { Attachment } from '#contract/board/attachments.ts';
import { call } from '#web/lib/api/api.ts';
import { ProblemError } from '#web/lib/api/problem-error.ts';
import { sendWithProgress } from '#web/lib/api/send-with-progress.ts';
import { nameOf } from './attachment-link.ts';

type Sending = {
  projectId: number;
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** Uploads a file to a project, unless it's clear that the server would refuse it. */
export async function uploadFile(sending: Sending): Promise<Attachment> {
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
