import { Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { maxTickets } from '#contract/values/ticket-limits.ts';
import { fileRefused } from '#server/board/board-files/reading/refuse-file.ts';

/** Longer than any ticket we accept. */
const maxRecordSize = 1_000_000;
/** How many cells a row can have, and a file. Jira's files have some hundreds of columns. */
const [maxRowCells, maxCells] = [2_000, 3_000_000];
const chunkSize = 65_536;

/** Excel writes the delimiter into a line above the others, and doesn't show it. */
const excelLine = /^sep=(.)\r?\n/i;

/** A row without empty ones before it. `number` counts all rows, as a spreadsheet does. */
export type Row = { number: number; cells: string[] };

/** Reads CSV with commas, semicolons or tabs, row by row. Reads no further than the first error. */
export async function* readCsv(whole: string): AsyncGenerator<Row> {
  const [line, declared] = excelLine.exec(whole) ?? [''];
  const text = whole.slice(line.length);
  const options = { delimiter: declared ?? findDelimiter(text), cast: createCellCounter() };
  let number = 0;
  let filled = 0;
  try {
    for await (const cells of parseRows(text, options)) {
      number += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      filled += 1;
      if (filled > maxTickets + 1) throw tooManyTickets();
      yield { number, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? fileRefused(explain(error)) : error;
  }
}

const parseRows = (text: string, options: Options): AsyncIterable<string[]> =>
  Readable.from(chunksOf(text)).pipe(
    parse({
      ...options,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: maxRecordSize,
    }),
  );

export const tooManyTickets = () =>
  fileRefused('This file has more than 5,000 tickets. Split it into smaller files.');

/** The parser only limits the characters in cells, so a row could have millions of empty ones. */
function createCellCounter(): NonNullable<Exclude<Options['cast'], boolean>> {
  let count = 0;
  return (cell, { index, records }) => {
    count += 1;
    if (index >= maxRowCells) {
      throw fileRefused(
        `Row ${records + 1} has more than ${format(maxRowCells)} cells. Remove columns and try again.`,
      );
    }
    if (count > maxCells) {
      throw fileRefused(
        `This file has more than ${format(maxCells)} cells. Split it into smaller files.`,
      );
    }
    return cell;
  };
}

const format = (count: number) => count.toLocaleString('en-US');

function* chunksOf(text: string) {
  for (let start = 0; start < text.length; start += chunkSize) {
    yield text.slice(start, start + chunkSize);
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

/** The parser is ahead of the rows that were taken from it, so it says itself which one it is. */
function explain({ code, records }: CsvError): string {
  const row = Number(records) + 1;
  if (code === 'CSV_MAX_RECORD_SIZE') return `Row ${row} is too long.`;
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return `A quotation mark in row ${row} is never closed. Fix it and try again.`;
  return `Row ${row} can’t be read as CSV. Fix it and try again.`;
}
