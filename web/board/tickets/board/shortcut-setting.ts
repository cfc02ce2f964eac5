const storageKey = 'pieces-shortcuts';

/** Single keys can be turned off, because speech input can press them by accident. */
export function shortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function setShortcutsOn(on: boolean) {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Storage is unavailable, so they stay on.
  }
}
