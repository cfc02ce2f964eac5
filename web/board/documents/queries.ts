import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Document } from '#contract/board/documents.ts';
import { call } from '#web/lib/api/api.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';
import { documentsKey } from './documents-key.ts';
import { saveDocument } from './save-document.ts';

export type DocumentRef = { projectId: number; documentId: number };

const all = '/projects/{projectId}/documents';
const one = `${all}/{documentId}` as const;

/** A team's pages, without their texts. */
export const documentsQuery = (projectId: number) =>
  callQuery([...documentsKey(projectId), 'list'], `GET ${all}`, { params: { projectId } });

export const documentQuery = (params: DocumentRef) =>
  callQuery([...documentsKey(params.projectId), params.documentId], `GET ${one}`, { params });

/** What a page said before, newest first, without the texts. */
export const versionsQuery = (params: DocumentRef) =>
  callQuery(
    [...documentsKey(params.projectId), params.documentId, 'versions'],
    `GET ${one}/versions`,
    { params },
  );

export const versionQuery = (params: DocumentRef, version: number) =>
  queryOptions({
    queryKey: [...documentsKey(params.projectId), params.documentId, 'versions', version],
    queryFn: ({ signal }) =>
      call(`GET ${one}/versions/{version}`, { params: { ...params, version }, signal }),
    staleTime: Infinity,
  });

/** Refreshes the list and every open page after something has changed. */
const useDocumentMutation = <Variables, Result>(
  projectId: number,
  mutationFn: (variables: Variables) => Promise<Result>,
) =>
  useChange(
    mutationFn,
    { queryKey: documentsKey(projectId) },
    { queryKey: projectQuery(projectId).queryKey, exact: true },
  );

export const useAddDocument = (projectId: number) =>
  useDocumentMutation(projectId, (body: { title: string; text: string }) =>
    call(`POST ${all}`, { params: { projectId }, body }),
  );

export function useSaveDocument(params: DocumentRef) {
  const client = useQueryClient();
  return useDocumentMutation(params.projectId, async (edit: Parameters<typeof saveDocument>[0]) => {
    const saved = await saveDocument(edit, (document) =>
      call(`PUT ${one}`, { params, body: document }),
    );
    client.setQueryData<Document>(documentQuery(params).queryKey, saved);
    return saved;
  });
}

export const useDeleteDocument = (params: DocumentRef) =>
  useDocumentMutation(params.projectId, () => call(`DELETE ${one}`, { params }));

export const useRestoreDocument = (params: DocumentRef) =>
  useDocumentMutation(params.projectId, () => call(`POST ${one}/restoration`, { params }));
