import type { Document } from '#contract/board/documents.ts';
import { page } from 'vitest/browser';
import { type Answers, refusal } from './answers.ts';
import { openTeamSpace } from './screens/board.tsx';

export const documentOf = (fields: Partial<Document> = {}): Document => ({
  id: 5,
  title: 'How we work',
  text: 'On Tuesdays\n\nAt six',
  version: 1,
  updatedAt: new Date().toISOString(),
  updatedBy: { id: 8, name: 'Eetu Laine', avatar: null },
  can: { write: true, remove: true },
  ...fields,
});

type Options = { documents?: Document[]; query?: string; answers?: Answers; isActive?: boolean };

/** Opens the documentation of a team, with a server that keeps these pages. They can be changed meanwhile. */
export async function openDocumentation({
  documents = [documentOf()],
  query = '',
  answers = {},
  isActive = true,
}: Options = {}) {
  const find = (id: string | undefined) => documents.find((document) => document.id === Number(id));
  const opened = await openTeamSpace([], {
    query,
    project: {
      hasDocuments: documents.length > 0,
      membership: isActive ? 'active' : 'inactive',
      languages: ['fi'],
      githubUrl: 'https://code.example/trail-finder',
    },
    answers: {
      'GET /projects/{projectId}/documents': () => documents.map((document) => ({ ...document })),
      'POST /projects/{projectId}/documents': ({ body }) => {
        const document = documentOf({ id: 6, ...body });
        documents.push(document);
        return document;
      },
      'GET /projects/{projectId}/documents/{documentId}': ({ params }) =>
        structuredClone(find(params.documentId)) ?? refusal('not_found'),
      'PUT /projects/{projectId}/documents/{documentId}': ({ params, body }) => {
        const { version, ...form } = body;
        const document = find(params.documentId);
        if (!document) return refusal('not_found');
        if (document.version !== version)
          return refusal('stale_document', { current: structuredClone(document) });
        return structuredClone(Object.assign(document, form, { version: version + 1 }));
      },
      'DELETE /projects/{projectId}/documents/{documentId}': ({ params }) => {
        documents.splice(documents.indexOf(find(params.documentId)!), 1);
        return undefined;
      },
      'GET /projects/{projectId}/documents/{documentId}/versions': [],
      ...answers,
    },
  });
  if (!query) await page.getByRole('tab', { name: 'Documentation' }).click();
  return { ...opened, documents };
}
