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
  /** Reads the rows of a table to their end. */
  take(table: Table, rows: AsyncIterable<Buffer>): Promise<void>;
};

/**
 * Reads a backup from its file, a piece at a time, and returns its seal. Throws a sentence where
 * the file is no backup, is damaged or incomplete, which may turn out only at its end, or was made
 * in a newer format.
 */
export async function readBackup(
  file: string,
  taker: BackupHandler,
  signal?: AbortSignal,
): Promise<Seal> {
  const reading = pipeline(
    createReadStream(file),
    createGunzip(),
    (pieces: AsyncIterable<Buffer>) => readPieces(pieces, taker),
    { signal },
  );
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code?.startsWith('Z_')) throw damagedFile(error.message);
    if (error.code === 'ENOENT') throw new Error(`There is no file ${file}.`);
    if (error.code === 'EACCES') throw new Error(`This account may not read ${file}.`);
    if (error.code === 'EISDIR') throw new Error(`${file} is a folder: name a file in it.`);
    throw error;
  });
}

async function readPieces(pieces: AsyncIterable<Buffer>, taker: BackupHandler): Promise<Seal> {
  const { line, rows } = readText(pieces);
  const hash = createHash('sha256');
  const first = await line();
  if (!first) throw damagedFile('it is empty');
  hash.update(first);
  await taker.begin(readHeader(first));
  for (;;) {
    const next = await line();
    if (!next) throw damagedFile('its end is missing');
    const read = readTableOrSeal(next);
    if (!read) throw damagedFile('it cannot be read on');
    if ('sha256' in read) {
      if (read.sha256 !== hash.digest('hex')) throw damagedFile('its checksum is another');
      if (await line()) throw damagedFile('it goes on behind its end');
      return read;
    }
    hash.update(next);
    await taker.take(read, hashed(rows()));
    hash.update(endOfRows);
  }

  async function* hashed(rows: AsyncIterable<Buffer>) {
    for await (const piece of rows) {
      hash.update(piece);
      yield piece;
    }
  }
}
