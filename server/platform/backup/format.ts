import * as z from 'zod/mini';
import { damagedFile, newerVersion } from './errors.ts';

/**
 * A backup is gzipped text. Its first line is the header. Then come the tables. Each has a line that names it,
 * its rows as PostgreSQL's COPY writes them, and a line with `\.`. Tables are ordered so that rows
 * come after those they refer to. The last line is the seal: the row counts, and a checksum of
 * everything before it.
 */
export const formatVersion = 1;

export const endOfRows = Buffer.from('\\.\n');

const headerStart = z.object({ format: z.literal('pieces-backup'), version: z.int() });
const header = z.extend(headerStart, {
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

/** Parses the first line; throws if it isn't a header or has a newer format. */
export function readHeader(line: Buffer): Header {
  const value = parse(line);
  const start = z.safeParse(headerStart, value).data;
  if (!start) throw damagedFile('it has no header');
  if (start.version > formatVersion) throw newerVersion(`it has format ${start.version}`);
  const result = z.safeParse(header, value).data;
  if (!result) throw damagedFile('its header is invalid');
  return result;
}

/** Parses the first line of a table, or the seal; undefined if it's neither. */
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
