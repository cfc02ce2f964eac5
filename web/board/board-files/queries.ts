import { useMutation } from '@tanstack/react-query';
import type { BoardImport } from '#contract/board/board-files.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';

const paramsOf = (projectId: number) => ({ params: { projectId } });

/** The imports that can be undone, or restored after that. */
export const importsQuery = (projectId: number) =>
  callQuery(
    ['board-imports', projectId],
    'GET /projects/{projectId}/board-imports',
    paramsOf(projectId),
  );

export const usePreviewImport = (projectId: number) =>
  useMutation({
    mutationFn: (file: File) =>
      call('POST /projects/{projectId}/board-imports/preview', { ...paramsOf(projectId), file }),
  });

const useImportChange = <Variables>(
  projectId: number,
  mutationFn: (variables: Variables) => Promise<BoardImport>,
) => useChange(mutationFn, importsQuery(projectId));

/** With the same key, the file is imported once, however often it's sent. */
export const useImportBoard = (projectId: number) =>
  useImportChange(projectId, ({ file, key }: { file: File; key: string }) =>
    call('PUT /projects/{projectId}/board-imports/{key}', { params: { projectId, key }, file }),
  );

export const useUndoImport = (projectId: number) =>
  useImportChange(projectId, (key: string) =>
    call('DELETE /projects/{projectId}/board-imports/{key}', { params: { projectId, key } }),
  );

export const useRestoreImport = (projectId: number) =>
  useImportChange(projectId, (key: string) =>
    call('POST /projects/{projectId}/board-imports/{key}/restoration', {
      params: { projectId, key },
    }),
  );
