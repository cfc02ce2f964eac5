import { type SetStateAction, useState } from 'react';
import { isOwnDraft, oldDraftKey, ownDraftKey } from './draft-key.ts';

/**
 * A text that is stored in this browser while it is typed, so that it survives a reload, a closed
 * tab or an ended session. Setting it to an empty string deletes it.
 */
export function useDraft(key: string): [string, (next: SetStateAction<string>) => void] {
  const [text, setText] = useState(() => readDraft(key));
  const setAndStore = (next: SetStateAction<string>) => {
    // At once, because React may skip the function below if the component is removed right after.
    if (typeof next === 'string') writeDraft(key, next);
    setText((before) => {
      if (typeof next === 'string') return next;
      const after = next(before);
      writeDraft(key, after);
      return after;
    });
  };
  return [text, setAndStore];
}

/** Deletes this person’s drafts, so that nothing is left for the next person after signing out. */
export function deleteDrafts() {
  written.clear();
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (isOwnDraft(key)) storage.removeItem(key);
  } catch {
    // Storage is blocked, so there are no drafts.
  }
}

/** The stored draft, or an empty string. */
export function readDraft(key: string): string {
  try {
    return localStorage.getItem(ownDraftKey(key)) ?? localStorage.getItem(oldDraftKey(key)) ?? '';
  } catch {
    return '';
  }
}

/** What this page has stored and not deleted. */
const written = new Map<string, string>();

/** Stores this page's drafts again, which signing out in another tab has deleted. */
export const restoreDrafts = () => written.forEach((text, key) => writeDraft(key, text));

/** Stores a draft. An empty string deletes it. */
export function writeDraft(key: string, text: string) {
  if (text) written.set(key, text);
  else written.delete(key);
  try {
    localStorage.removeItem(oldDraftKey(key));
    if (text) localStorage.setItem(ownDraftKey(key), text);
    else localStorage.removeItem(ownDraftKey(key));
  } catch {
    // Storage is blocked or full. The text is still on the page.
  }
}
