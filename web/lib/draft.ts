import { type SetStateAction, useState } from 'react';

const prefix = 'pieces-draft:';

/**
 * A text that is stored in this browser while it is typed, so that it survives a reload, a closed
 * tab or an ended session. Setting it to an empty string deletes it.
 */
export function useDraft(key: string): [string, (next: SetStateAction<string>) => void] {
  const [text, setText] = useState(() => readDraft(key));
  const setAndStore = (next: SetStateAction<string>) =>
    setText((before) => {
      const after = typeof next === 'function' ? next(before) : next;
      writeDraft(key, after);
      return after;
    });
  return [text, setAndStore];
}

/** Deletes all drafts, so that nothing is left for the next person after signing out. */
export function deleteDrafts() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there are no drafts.
  }
}

/** The stored draft, or an empty string. */
export function readDraft(key: string): string {
  try {
    return localStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a draft. An empty string deletes it. */
export function writeDraft(key: string, text: string) {
  try {
    if (text) localStorage.setItem(prefix + key, text);
    else localStorage.removeItem(prefix + key);
  } catch {
    // Storage is blocked or full. The text is still on the page.
  }
}
