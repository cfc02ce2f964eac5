const prefix = 'pieces-draft:';

/** The draft that is stored until this tab is closed, or an empty string. */
export function readTabDraft(key: string): string {
  try {
    return sessionStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a draft until this tab is closed. An empty string deletes it. */
export function writeTabDraft(key: string, text: string) {
  try {
    if (text) sessionStorage.setItem(prefix + key, text);
    else sessionStorage.removeItem(prefix + key);
  } catch {
    // Storage is blocked or full. The text is still on the page.
  }
}
