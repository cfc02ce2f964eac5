import { useSyncExternalStore } from 'react';

let holders = 0;
const listeners = new Set<() => void>();

function hold(change: 1 | -1) {
  holders += change;
  for (const listener of listeners) listener();
}

/**
 * Call it while a board's stream is open. It has the notifications too, so that the bell doesn't need
 * a stream of its own. Returns the function to call afterward.
 */
export function holdBoardStream(): () => void {
  hold(1);
  return () => hold(-1);
}

export const useHasBoardStream = () =>
  useSyncExternalStore(subscribe, hasBoardStream, hasBoardStream);

const hasBoardStream = () => holders > 0;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
