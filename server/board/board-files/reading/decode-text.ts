import { fileRefused } from './refuse-file.ts';

const unreadable = 'This file isn’t UTF-8 text. Export it as CSV (UTF-8) or JSON and try again.';

export type Decoded = { text: string; notes: string[] };

/**
 * The text of a file in UTF-8, in UTF-16 if its first bytes say so, or in an older encoding where that's
 * certain.
 */
export async function decodeText(file: Buffer): Promise<Decoded> {
  refuseOtherFormats(file);
  const text = decodeUnicode(file);
  if (text !== undefined) return { text, notes: [] };
  // Loading it takes longer than reading most files.
  const { detectEncoding } = await import('./detect-encoding.ts');
  const detected = detectEncoding(file);
  if (!detected) throw fileRefused(unreadable);
  const { name } = detected;
  return { text: detected.text, notes: [`This file isn’t UTF-8, so it’s read as ${name}.`] };
}

function decodeUnicode(file: Buffer): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(file), { fatal: true }).decode(file);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
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
