import type { Api } from '#contract/api.ts';
import { type Row, team } from '#tests/authorization/expected.ts';
import { document, project } from '#tests/authorization/params.ts';

const form = { title: 'A title', text: 'Words' };

export const documentRows = {
  'GET /projects/{projectId}/documents': { expected: team(200), params: project },
  'GET /projects/{projectId}/documents.md': { expected: team(200), params: project },
  'POST /projects/{projectId}/documents': {
    expected: team(201),
    params: project,
    body: () => form,
  },
  'GET /projects/{projectId}/documents/{documentId}': { expected: team(200), params: document },
  'PUT /projects/{projectId}/documents/{documentId}': {
    expected: team(200),
    params: document,
    body: () => ({ ...form, version: 1 }),
  },
  'DELETE /projects/{projectId}/documents/{documentId}': {
    expected: team(204),
    params: document,
  },
  'POST /projects/{projectId}/documents/{documentId}/restoration': {
    expected: team(200),
    params: ({ projectId, removedDocumentId }) => ({ projectId, documentId: removedDocumentId }),
  },
  'GET /projects/{projectId}/documents/{documentId}/versions': {
    expected: team(200),
    params: document,
  },
  'GET /projects/{projectId}/documents/{documentId}/versions/{version}': {
    expected: team(404),
    params: (world) => ({ ...document(world), version: 1 }),
  },
} satisfies Partial<Record<keyof Api, Row>>;
