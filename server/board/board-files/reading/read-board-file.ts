import { readCsvTickets } from './csv/csv-tickets.ts';
import { decodeText } from './decode-text.ts';
import type { BoardFile } from './file-ticket.ts';
import { readJsonTickets } from './json/json-tickets.ts';
import { readCsv } from './csv/read-csv.ts';
import { fileRefused } from './refuse-file.ts';

/** Reads a file with tickets. Throws invalid_input if it isn't one. What it's named doesn't matter. */
export async function readBoardFile(content: Buffer): Promise<BoardFile> {
  const { text, notes } = await decodeText(content);
  const file = /^\s*[{[]/.test(text) ? readJsonTickets(text) : await readCsvTickets(readCsv(text));
  if (file.tickets.length === 0) throw fileRefused('This file has no tickets.');
  return { ...file, notes: [...notes, ...file.notes] };
}
