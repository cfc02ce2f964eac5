import { useSyncExternalStore } from 'react';

let chosen: number | null = null;
const listeners = new Set<() => void>();

/** The vote of this page session. Further votes are ignored until the page is reloaded. */
export const useThemeVote = () => ({
  voted: useSyncExternalStore(subscribe, getChosen, getChosen),
  vote,
});

const getChosen = () => chosen;

function vote(option: number) {
  if (chosen !== null) return;
  chosen = option;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
