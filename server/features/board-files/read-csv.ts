import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { maxTickets } from '#contract/ticket-limits.ts';
import { fileRefused } from './refuse-file.ts';

/** Longer than any ticket we accept. */
const maxRecordSize = 1_000_000;
const chunkSize = 65_536;

/** A row without empty ones before it. `number` counts all rows, as a spreadsheet does. */
export type Row = { number: number; cells: string[] };

/** Reads CSV with commas, semicolons or tabs. Other requests are answered in between. */
export async function readCsv(text: string): Promise<Row[]> {
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      delimiter: findDelimiter(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: maxRecordSize,
    }),
  );
  const rows: Row[] = [];
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      rows.push({ number, cells });
      if (rows.length > maxTickets + 1) throw tooManyTickets();
    }
  } catch (error) {
    throw error instanceof CsvError ? fileRefused(explain(error, number + 1)) : error;
  }
  return rows;
}

export const tooManyTickets = () =>
  fileRefused('This file has more than 5,000 tickets. Split it into smaller files.');

async function* chunksOf(text: string) {
  for (let start = 0; start < text.length; start += chunkSize) {
    yield text.slice(start, start + chunkSize);
    await setImmediate();
  }
}

/** The delimiter that the first line has most often, outside of quotes. */
function findDelimiter(text: string): string {
  const [line = ''] = text.slice(0, chunkSize).split(/[\r\n]/, 1);
  const bare = line
    .split('"')
    .filter((_part, index) => index % 2 === 0)
    .join('');
  const counted = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    count: bare.split(delimiter).length,
  }));
  return counted.toSorted((left, right) => right.count - left.count)[0]?.delimiter ?? ',';
}

function explain({ code }: CsvError, row: number): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return `Row ${row} is too long.`;
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return `A quotation mark in row ${row} is never closed. Fix it and try again.`;
  return `Row ${row} can’t be read as CSV. Fix it and try again.`;
}
