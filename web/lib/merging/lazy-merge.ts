import type { mergeLines } from './merge-lines.ts';

/** The same as mergeLines, loaded when it's needed. If it can't be loaded, the person decides. */
export async function mergeTexts(texts: Parameters<typeof mergeLines>[0]) {
  const loaded = await import('./merge-lines.ts').catch(() => undefined);
  return loaded?.mergeLines(texts);
}
