import type { Person } from './people.ts';

export const createKey = () => crypto.randomUUID().replaceAll('-', '');

type Project = { projectId: number };

/** Downloads a board as bytes. */
export async function exportBoard(
  person: Person,
  { projectId, format = 'csv' }: Project & { format?: 'csv' | 'json' },
): Promise<Buffer<ArrayBuffer>> {
  const answer = await person.request('GET', `/api/projects/${projectId}/board-files/${format}`);
  if (answer.status !== 200) throw new Error(`The export answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

const toBytes = (file: string | Uint8Array) =>
  typeof file === 'string' ? Buffer.from(file) : file;

export const previewFile = async (
  person: Person,
  { projectId, file }: Project & { file: string | Uint8Array },
) =>
  (
    await person.send('POST /projects/{projectId}/board-imports/preview', {
      params: { projectId },
      body: toBytes(file),
    })
  ).body;

export const importFile = async (
  person: Person,
  { projectId, file, key = createKey() }: Project & { file: string | Uint8Array; key?: string },
) =>
  (
    await person.send('PUT /projects/{projectId}/board-imports/{key}', {
      params: { projectId, key },
      body: toBytes(file),
    })
  ).body;
