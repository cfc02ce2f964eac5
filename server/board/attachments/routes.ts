import { attachments } from '#contract/board/attachments.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { getDeclaredBytes } from '#server/platform/http/uploads.ts';
import { attachFile } from './actions.ts';

const { upload } = attachments['POST /projects/{projectId}/attachments'];

/** `maxBytes`: how many the attachments of all projects can take. */
export const attachmentRoutes = (
  context: Context,
  { maxBytes }: { maxBytes: number },
): Routes<typeof attachments> => ({
  'POST /projects/{projectId}/attachments': async ({ user, params, query, request, read }) => {
    const bytes = getDeclaredBytes(request, upload);
    return attachFile(
      { ...context, maxBytes },
      { ...params, ...query, userId: user.id, bytes, read },
    );
  },
});
