import { Readable } from 'node:stream';
import type { documents } from '#contract/board/documents.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import {
  addDocument,
  changeDocument,
  listPages,
  readDocument,
  readVersion,
  readVersions,
  removeDocument,
  restoreDocument,
} from './actions.ts';
import { exportDocuments } from './export-documents.ts';

export const documentRoutes = (context: Context): Routes<typeof documents> => ({
  'GET /projects/{projectId}/documents': async ({ user, params }) =>
    listPages(context.db, { ...params, userId: user.id }),

  'GET /projects/{projectId}/documents.md': async ({ user, params, request, reply }) => {
    const pages = await exportDocuments(context, { ...params, userId: user.id });
    const name = `documentation-${params.projectId}.md`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    reply.type('text/markdown; charset=utf-8');
    return reply.send(Readable.from(request.method === 'HEAD' ? [] : pages, { objectMode: false }));
  },

  'POST /projects/{projectId}/documents': async ({ db, user, params, body }) =>
    addDocument(db, { ...params, userId: user.id, form: body }),

  'GET /projects/{projectId}/documents/{documentId}': async ({ user, params }) =>
    readDocument(context.db, { ...params, userId: user.id }),

  'PUT /projects/{projectId}/documents/{documentId}': async ({ user, params, body }) =>
    changeDocument(context.db, { ...params, userId: user.id, form: body }),

  'DELETE /projects/{projectId}/documents/{documentId}': async ({ user, params }) =>
    removeDocument(context, { ...params, userId: user.id }),

  'POST /projects/{projectId}/documents/{documentId}/restoration': async ({ user, params }) =>
    restoreDocument(context, { ...params, userId: user.id }),

  'GET /projects/{projectId}/documents/{documentId}/versions': async ({ user, params }) =>
    readVersions(context.db, { ...params, userId: user.id }),

  'GET /projects/{projectId}/documents/{documentId}/versions/{version}': async ({ user, params }) =>
    readVersion(context.db, { ...params, userId: user.id }),
});
