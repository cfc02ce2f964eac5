import { onTestFinished } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/start.ts';
import { connectPatiently } from '#tests/database/connect.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { projectForm } from '#tests/factories/projects.ts';
import { type PiecesProcess, startPieces } from '#tests/pieces-process.ts';
import { makeFolder } from './processes.ts';

const secret = 'a secret that several processes share';

/** Starts a PostgreSQL that can be stopped and restarted while Pieces uses it. */
export async function startPostgres(dataDir: string) {
  let server: EmbeddedPostgres | undefined;
  const start = async () => {
    server = await startEmbeddedPostgres({ dataDir, log: () => {} });
    return server.connectionString;
  };
  const stop = async () => {
    await server?.stop();
    server = undefined;
  };
  onTestFinished(stop);
  return { connectionString: await start(), start, stop };
}

/** Starts a Pieces process on a database that others may share, and kills it after the test. */
export async function startOn(
  connectionString: string,
  settings: Record<string, string> = {},
): Promise<PiecesProcess> {
  const pieces = await startPieces({
    DATA_DIR: await makeFolder(),
    DATABASE_URL: connectionString,
    SECRET: secret,
    ...settings,
  });
  onTestFinished(async () => {
    pieces.child.kill('SIGKILL');
    await pieces.ended;
  });
  return pieces;
}

/** Creates a project with a team of `size` signed-in people. */
export async function makeTeam(
  { url, connectionString }: { url: string; connectionString: string },
  size: number,
): Promise<{ people: [Person, ...Person[]]; projectId: number }> {
  const database = connectPatiently(connectionString);
  const signUp = () => createPerson({ db: database.db, url });
  const people: [Person, ...Person[]] = [await signUp()];
  const body = projectForm({ teamSize: size });
  const { id: projectId } = (await people[0].send('POST /projects', { body })).body;
  while (people.length < size) {
    const person = await signUp();
    const params = { projectId };
    await person.send('POST /projects/{projectId}/members', { params });
    people.push(person);
  }
  await database.close();
  return { people, projectId };
}
