import * as z from 'zod/mini';
import { damagedFile, newerVersion } from './errors.ts';

/**
 * A backup is a compressed (gzip) text. Its first line is the header. For each table follow a line
 * that names it, its rows as PostgreSQL's COPY writes them, and a line with `\.`; tables come in an
 * order in which a row finds those it refers to. The last line counts the rows and seals, by a
 * checksum, everything before it.
 */
export const formatVersion = 1;

export const endOfRows = Buffer.from('\\.\n');

const beginning = z.object({ format: z.literal('pieces-backup'), version: z.int() });
const header = z.extend(beginning, {
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The last number that each sequence gave out. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.int() })),
});
export type Header = z.output<typeof header>;

const table = z.object({ table: z.string(), columns: z.array(z.string()) });
export type Table = z.output<typeof table>;

const seal = z.object({ rows: z.record(z.string(), z.int()), sha256: z.string() });
export type Seal = z.output<typeof seal>;

export const encodeLine = (value: Header | Table | Seal) =>
  Buffer.from(`${JSON.stringify(value)}\n`);

/** Reads a first line; throws a sentence where it is none, or one of a newer format. */
export function readHeader(line: Buffer): Header {
  const value = parse(line);
  const begun = z.safeParse(beginning, value).data;
  if (!begun) throw damagedFile('it does not begin like one');
  if (begun.version > formatVersion) throw newerVersion(`its format is ${begun.version}`);
  const read = z.safeParse(header, value).data;
  if (!read) throw damagedFile('its first line cannot be read');
  return read;
}

/** Reads a line between the rows; undefined where it is none. */
export const readTableOrSeal = (line: Buffer): Table | Seal | undefined =>
  z.safeParse(z.union([table, seal]), parse(line)).data;

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}

export const countRows = ({ rows }: Seal) =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);
