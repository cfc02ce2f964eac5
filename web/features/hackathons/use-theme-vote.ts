import { useSyncExternalStore } from 'react';

let chosen: number | null = null;
const listeners = new Set<() => void>();

/** One vote until the page is loaded anew, wherever the person goes meanwhile. */
export const useThemeVote = () => ({
  voted: useSyncExternalStore(subscribe, () => chosen),
  vote,
});

function vote(option: number) {
  if (chosen !== null) return;
  chosen = option;
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
