import { detectAll } from 'jschardet';

/** The encodings that spreadsheets use besides UTF-8, and their names in `TextDecoder`. */
const readable: Record<string, string> = { 'windows-1252': 'windows-1252', macroman: 'macintosh' };

/** How likely an encoding has to be, and how likely another one may be in relation to it. */
const [minConfidence, maxRival] = [0.05, 0.95];

export type Detected = { name: 'Windows-1252' | 'MacRoman'; text: string };

/**
 * Reads text in Windows-1252 or MacRoman. Returns undefined unless that's certain, which means that no
 * encoding that's about as likely would make another text of it.
 */
export function detectEncoding(file: Uint8Array): Detected | undefined {
  const candidates = detectAll(file);
  const best = candidates.find(({ encoding }) => readable[keyOf(encoding)] !== undefined);
  if (!best || best.confidence < minConfidence) return undefined;
  const text = decode(file, best.encoding);
  const isRival = (candidate: (typeof candidates)[number]) =>
    candidate.confidence > best.confidence * maxRival &&
    !isSameOrBroken(decode(file, candidate.encoding), text);
  if (text === undefined || candidates.some(isRival)) return undefined;
  return { name: keyOf(best.encoding) === 'macroman' ? 'MacRoman' : 'Windows-1252', text };
}

/** Control characters show that an encoding is wrong. One that we can't decode may be right. */
const isSameOrBroken = (other: string | undefined, text: string | undefined) =>
  other !== undefined && (other === text || /[\u0080-\u009F]/.test(other));

const keyOf = (encoding: string | null) => (encoding ?? '').toLowerCase();

function decode(file: Uint8Array, encoding: string | null): string | undefined {
  const key = keyOf(encoding);
  const label = readable[key] ?? key.replace(/^iso8859/, 'iso-8859');
  try {
    return new TextDecoder(label, { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}
