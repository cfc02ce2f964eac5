import { convert } from '#server/board/board-files/reading/convert.ts';
import { readBoardFile } from '#server/board/board-files/reading/read-board-file.ts';
import type { TestServer } from '#tests/server.ts';
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

/** Puts tickets on a board without the API, which would take a request for each. */
export const fillBoard = (
  { pool }: Pick<TestServer, 'pool'>,
  { projectId, count }: Project & { count: number },
) =>
  pool.query(
    `insert into tickets (project_id, number, title, description, status, priority, type, position)
     select $1, 10000 + number, 'Filler', '', 'Done', 'Low', '', 'b' || number
       from generate_series(1, $2) as number`,
    [projectId, count],
  );

/** A team with two people of the same name. */
const team = {
  members: [
    { id: 1, name: 'Aino Salo', login: 'aino-s' },
    { id: 2, name: 'Eetu Salo', login: '' },
    { id: 3, name: 'Eetu Salo', login: '' },
  ],
  technologies: ['TypeScript', 'React', 'SQL', 'Docker'],
};

/** Reads a file for this team, without a server. */
export async function readForTeam(
  text: string | Uint8Array,
  { timeZone = 'UTC', ...changed }: { timeZone?: string } & Partial<typeof team> = {},
) {
  const file = await readBoardFile(Buffer.from(toBytes(text)));
  const { tickets, ...others } = convert(file, { team: { ...team, ...changed }, timeZone });
  return { ...others, file, tickets: tickets.map(({ fields }) => fields) };
}

const quote = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Writes CSV with these columns: what a row doesn't have is empty. */
export function writeCsv(columns: string, rows: Record<string, string>[]): string {
  const names = columns.split(',');
  const lines = rows.map((row) => names.map((name) => quote(row[name] ?? '')).join(','));
  return [columns, ...lines].join('\r\n');
}
