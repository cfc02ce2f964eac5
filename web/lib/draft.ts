import { type SetStateAction, useState } from 'react';

const prefix = 'pieces-draft:';

/**
 * A text that is kept in this browser while it is typed, so that a reload, a closed tab or a lost
 * session does not lose it. Setting it to an empty text forgets it.
 */
export function useDraft(key: string): [string, (next: SetStateAction<string>) => void] {
  const [text, setText] = useState(() => readDraft(key));
  const keep = (next: SetStateAction<string>) =>
    setText((before) => {
      const after = typeof next === 'function' ? next(before) : next;
      writeDraft(key, after);
      return after;
    });
  return [text, keep];
}

/** Forgets every draft: who signed out leaves nothing for the next person. */
export function deleteDrafts() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** What is kept under a name; an empty text where there is nothing. */
export function readDraft(key: string): string {
  try {
    return localStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text under a name; an empty one forgets it. */
export function writeDraft(key: string, text: string) {
  try {
    if (text) localStorage.setItem(prefix + key, text);
    else localStorage.removeItem(prefix + key);
  } catch {
    // A browser that keeps nothing, or has no room: the text is still on the page.
  }
}
