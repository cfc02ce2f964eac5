import { type Migration, readMigrations } from '#server/platform/database/migrate.ts';
import type { Header, Table } from './format.ts';
import { readBackup } from './read-backup.ts';
import { newerVersion } from './errors.ts';

/**
 * Reads a whole backup without touching a database. Throws if it's damaged or was made by a newer
 * version of Pieces.
 */
export async function checkBackup(
  file: string,
  { migrations, signal }: { migrations?: Migration[]; signal?: AbortSignal } = {},
): Promise<void> {
  const headers: Header[] = [];
  const begin = async (header: Header) => void headers.push(header);
  await readBackup(file, { begin, readTable: skipRows }, signal);
  // Only now it's certain that the header isn't damaged.
  const known = migrations ?? (await readMigrations());
  for (const header of headers) getMigrations(header, known);
}

/** Returns the migrations that a backup was made with; throws if this version doesn't have them. */
export const getMigrations = ({ migrations }: Header, known: Migration[]): Migration[] =>
  migrations.map(({ name, checksum }) => {
    const migration = known.find((one) => one.name === name);
    if (!migration) throw newerVersion(`it has ${name}`);
    if (migration.checksum !== checksum) {
      throw new Error(
        `The migration ${name} was edited after this backup was made. Restore the original file.`,
      );
    }
    return migration;
  });

export async function skipRows(_table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of rows);
}
