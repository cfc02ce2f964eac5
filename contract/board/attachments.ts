import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { line } from '#contract/values/text/text.ts';
import { maxAttachmentBytes, maxAttachmentName } from './attachment-limits.ts';

/** `address` is where members of the project find it, for a link in a text. */
const attachment = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  isImage: z.boolean(),
});
export type Attachment = z.output<typeof attachment>;

export const attachments = {
  // Without an idempotency key, which would hold a transaction while the file arrives: one that's sent
  // again leaves a file that no text links to.
  'POST /projects/{projectId}/attachments': {
    summary:
      'Upload a file to link to in a project’s tickets, comments, discussions and documents. A JPEG, PNG or WebP becomes a WebP of at most 2,048 pixels. The file is deleted 24 hours later if no text links to it, or 7 days after the last one did',
    query: z.object({ name: line('File name', { min: 1, max: maxAttachmentName }) }),
    upload: { maxBytes: maxAttachmentBytes },
    reply: attachment,
    status: 201,
  },
} as const satisfies Contract;
