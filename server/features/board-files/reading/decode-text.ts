import { fileRefused } from './refuse-file.ts';

const unreadable = 'This file isn’t UTF-8 text. Export it as CSV (UTF-8) or JSON and try again.';

/** The text of a file in UTF-8, or in UTF-16 if its first bytes say so. */
export function decodeText(file: Buffer): string {
  if (file.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    throw fileRefused('This looks like a spreadsheet. Save it as CSV (UTF-8) and try again.');
  }
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
