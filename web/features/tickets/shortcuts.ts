const storageKey = 'pieces-shortcuts';

/** What the keys of the board do, as the list under "?" says it. */
export const shortcuts: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['?'], does: 'Show this list' },
  { keys: ['c'], does: 'Create a ticket' },
  { keys: ['/'], does: 'Filter tickets' },
  { keys: ['z'], does: 'Undo the last move or deletion' },
  { keys: ['b'], does: 'Go to the first ticket on the board' },
  { keys: ['↑ ↓ ← →', 'k j h l'], does: 'Go to the next ticket or column' },
  { keys: ['Home', 'End'], does: 'Go to the first or last ticket in the column' },
  {
    keys: ['Space'],
    does: 'Pick up a ticket. Move it with the arrow keys, then press Space to drop it or Escape to cancel',
  },
  { keys: ['m'], does: 'Open the Move menu' },
  { keys: ['o'], does: 'Open the ticket' },
];

/** Single keys can be switched off, for those whose voice or switch presses them by accident. */
export function shortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function switchShortcuts(on: boolean) {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing: they stay on.
  }
}
