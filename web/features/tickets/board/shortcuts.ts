const storageKey = 'pieces-shortcuts';

/** The shortcuts as listed in the dialog that "?" opens. */
export const shortcuts: readonly { keys: readonly string[]; action: string }[] = [
  { keys: ['?'], action: 'Show this list' },
  { keys: ['c'], action: 'Create a ticket' },
  { keys: ['/'], action: 'Filter tickets' },
  { keys: ['z', 'Ctrl+Z', '⌘Z'], action: 'Undo the last move or deletion' },
  { keys: ['b'], action: 'Go to the first ticket on the board' },
  { keys: ['↑ ↓ ← →', 'k j h l'], action: 'Go to the next ticket or column' },
  { keys: ['Home', 'End'], action: 'Go to the first or last ticket in the column' },
  {
    keys: ['Space'],
    action:
      'Pick up a ticket. Move it with the arrow keys, then press Space to drop it or Escape to cancel',
  },
  { keys: ['m'], action: 'Open the Move menu' },
  { keys: ['o'], action: 'Open the ticket' },
];

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
