import { fileRefused } from './refuse-file.ts';

const unreadable = 'This file isn’t UTF-8 text. Export it as CSV (UTF-8) or JSON and try again.';

/** The text of a file in UTF-8, or in UTF-16 if its first bytes say so. */
export function decodeText(file: Buffer): string {
  refuseOtherFormats(file);
  try {
    const text = new TextDecoder(encodingOf(file), { fatal: true }).decode(file);
    if (!text.includes('\0')) return text;
  } catch {
    // Refused below.
  }
  throw fileRefused(unreadable);
}

function encodingOf([first, second]: Buffer) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

const zip = 'PK\u0003\u0004';
const oldSpreadsheet = '\u00d0\u00cf\u0011\u00e0';

function refuseOtherFormats(file: Buffer) {
  const start = file.subarray(0, 4).toString('latin1');
  // The name of the first file in it. Spreadsheets are ZIP files, too.
  const name = file.subarray(30, 80).toString('latin1');
  if (start === zip && /\.(?:csv|md|zip)/i.test(name)) {
    throw fileRefused('This is a ZIP file. Unpack it and choose the CSV file in it.');
  }
  if (start === zip || start === oldSpreadsheet) {
    throw fileRefused('This looks like a spreadsheet. Save it as CSV (UTF-8) and try again.');
  }
}
