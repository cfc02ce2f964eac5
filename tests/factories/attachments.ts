import { request } from 'node:http';
import { drawPicture } from './photos.ts';
import type { Person } from './people.ts';

const key = 'POST /projects/{projectId}/attachments';
type File = { name?: string; body?: Buffer };

/** Uploads a file that isn't an image, unless it's another one. */
export const attach = async (
  person: Pick<Person, 'send'>,
  projectId: number,
  { name = 'log.txt', body = Buffer.from('Words') }: File = {},
) => (await person.send(key, { params: { projectId }, query: { name }, body })).body;

export const attachImage = async (person: Pick<Person, 'send'>, projectId: number) =>
  attach(person, projectId, { name: 'Map.png', body: await drawPicture() });

export const refuseAttachment = (person: Person, projectId: number, { name = 'a', body }: File) =>
  person.refused(key, { params: { projectId }, query: { name }, body });

/** Begins an upload that says how long its file is, or is sent in chunks. */
export async function startUpload(
  { url }: { url: string },
  { person, projectId, bytes }: { person: Person; projectId: number; bytes?: number },
) {
  await person.request('GET', '/health/live');
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const outgoing = request(`${url}/api/projects/${projectId}/attachments?name=a`, {
    method: 'POST',
    headers: {
      cookie,
      'x-xsrf-token': person.cookies.get('XSRF-TOKEN'),
      ...(bytes !== undefined && { 'content-length': bytes }),
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  outgoing.flushHeaders();
  return { outgoing, status };
}
