import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  endOfRows,
  type Header,
  readHeader,
  readTableOrSeal,
  type Seal,
  type Table,
} from './format.ts';
import { damagedFile } from './errors.ts';
import { readText } from './text-reader.ts';

export type BackupHandler = {
  begin(header: Header): Promise<void>;
  /** Must read all rows of the table. */
  readTable(table: Table, rows: AsyncIterable<Buffer>): Promise<void>;
};

/**
 * Reads a backup file in chunks and returns its seal. Throws if the file isn't a backup, has a newer
 * format, or is damaged or incomplete, which may only be detected at its end.
 */
export async function readBackup(
  file: string,
  handler: BackupHandler,
  signal?: AbortSignal,
): Promise<Seal> {
  const reading = pipeline(
    createReadStream(file),
    createGunzip(),
    (chunks: AsyncIterable<Buffer>) => readChunks(chunks, handler),
    { signal },
  );
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code?.startsWith('Z_')) throw damagedFile(error.message);
    if (error.code === 'ENOENT') throw new Error(`The file ${file} doesn't exist.`);
    if (error.code === 'EACCES') throw new Error(`You don't have permission to read ${file}.`);
    if (error.code === 'EISDIR') throw new Error(`${file} is a folder. Name a file in it.`);
    throw error;
  });
}

async function readChunks(chunks: AsyncIterable<Buffer>, handler: BackupHandler): Promise<Seal> {
  const { line, rows } = readText(chunks);
  const hash = createHash('sha256');
  const first = await line();
  if (!first) throw damagedFile('it is empty');
  hash.update(first);
  await handler.begin(readHeader(first));
  for (;;) {
    const next = await line();
    if (!next) throw damagedFile('its end is missing');
    const read = readTableOrSeal(next);
    if (!read) throw damagedFile('it has an invalid line');
    if ('sha256' in read) {
      if (read.sha256 !== hash.digest('hex')) throw damagedFile('its checksum is wrong');
      if (await line()) throw damagedFile('it continues after its end');
      return read;
    }
    hash.update(next);
    await handler.readTable(read, hashed(rows()));
    hash.update(endOfRows);
  }

  async function* hashed(rows: AsyncIterable<Buffer>) {
    for await (const chunk of rows) {
      hash.update(chunk);
      yield chunk;
    }
  }
}
