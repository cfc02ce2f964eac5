/** A text that was formatted for the first view: its format with the value, and the text. */
export type KnownText = [key: string, text: string];

const known = new Map<string, string>();
let isRecording = false;

/**
 * Returns what `format` does, which uses `Intl`. `key` names the format and the value. If the server has
 * formatted it for the first view, `format` isn't called: its language data takes a phone a tenth of a
 * second to load.
 */
export function recallText(key: string, format: () => string): string {
  const text = known.get(key) ?? format();
  if (isRecording) known.set(key, text);
  return text;
}

/** Starts to record for another view, on the server. */
export function recordTexts() {
  known.clear();
  isRecording = true;
}

/** What was formatted for the view. */
export const readTexts = (): KnownText[] => [...known];

/** Takes over what the server formatted. It's only right in the server's time zone. */
export function learnTexts(texts: readonly KnownText[]) {
  for (const [key, text] of texts) known.set(key, text);
}
