import { useDraft } from './draft.ts';

/** What was typed, and the text and version that it changes. */
export type BasedDraft = { text: string; version: number; before: string };

type Base = { version: number; text: string };

/**
 * The unsaved change of a text, kept in this browser. It remembers the version it was based on, so that
 * a conflict with later changes is detected.
 */
export function useBasedDraft(key: string) {
  const [stored, store] = useDraft(key);
  return {
    draft: parse(stored),
    keep: (text: string, { version, text: before }: Base) =>
      store(text === before ? '' : JSON.stringify({ text, version, before })),
    forget: () => store(''),
  };
}

function parse(stored: string): BasedDraft | undefined {
  try {
    const { text, version, before } = JSON.parse(stored) as Record<keyof BasedDraft, unknown>;
    const isDraft =
      typeof text === 'string' && typeof before === 'string' && Number.isInteger(version);
    return isDraft ? { text, before, version: Number(version) } : undefined;
  } catch {
    return undefined;
  }
}
