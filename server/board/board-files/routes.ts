import { Readable } from 'node:stream';
import type { boardFiles } from '#contract/board/board-files.ts';
import type { Context } from '#server/platform/context.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { getImports, importBoard, previewImport, restoreImport, undoImport } from './actions.ts';
import { exportBoard, refuseNonMembers } from './export-board.ts';

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

export const boardFileRoutes = (context: Context): Routes<typeof boardFiles> => ({
  'GET /projects/{projectId}/board-files/{format}': async ({ user, params, request, reply }) => {
    const { projectId, format } = params;
    reply.header('content-disposition', `attachment; filename="board-${projectId}.${format}"`);
    reply.type(types[format]);
    if (request.method === 'HEAD') {
      await refuseNonMembers(context.db, { ...params, userId: user.id });
      return reply.send(Readable.from([]));
    }
    const text = await exportBoard(context, { ...params, userId: user.id });
    logSecurity(request, { event: 'board_exported', userId: user.id, projectId, format });
    // If a page fails, the connection closes early, and the browser says that the download failed.
    return reply.send(Readable.from(text, { objectMode: false }));
  },

  'GET /projects/{projectId}/board-imports': async ({ user, params }) =>
    getImports(context, { ...params, userId: user.id }),

  'POST /projects/{projectId}/board-imports/preview': async ({ user, params, read }) =>
    previewImport(context, { ...params, userId: user.id, read }),

  'PUT /projects/{projectId}/board-imports/{key}': async ({ user, params, read }) =>
    importBoard(context, { ...params, userId: user.id, read }),

  'DELETE /projects/{projectId}/board-imports/{key}': async ({ user, params }) =>
    undoImport(context, { ...params, userId: user.id }),

  'POST /projects/{projectId}/board-imports/{key}/restoration': async ({ user, params }) =>
    restoreImport(context, { ...params, userId: user.id }),
});
