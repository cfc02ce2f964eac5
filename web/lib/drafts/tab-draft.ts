import { useState } from 'react';
import { ownDraftKey } from './draft-key.ts';

/** The draft that is stored until this tab is closed, or an empty string. */
export function readTabDraft(key: string): string {
  try {
    return sessionStorage.getItem(ownDraftKey(key)) ?? '';
  } catch {
    return '';
  }
}

/** Stores a draft until this tab is closed. An empty string deletes it. */
export function writeTabDraft(key: string, text: string) {
  try {
    if (text) sessionStorage.setItem(ownDraftKey(key), text);
    else sessionStorage.removeItem(ownDraftKey(key));
  } catch {
    // Storage is blocked or full. The text is still on the page.
  }
}

/**
 * A text that is stored until this tab is closed, while it is typed. For people who aren't signed in,
 * and for what is out of date later, such as a day.
 */
export function useTabDraft(key: string, initial = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => readTabDraft(key) || initial);
  const setAndStore = (next: string) => {
    setText(next);
    writeTabDraft(key, next);
  };
  return [text, setAndStore];
}
