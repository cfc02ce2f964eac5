import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** The time in milliseconds, to the minute, the same for everyone who asks. */
export const useNow = () => useSyncExternalStore(subscribe, read);

function read(): number {
  // While nobody looks it stands still; whoever looks first sets it right.
  if (!timer) now = Math.max(now, Math.floor(Date.now() / 1000) * 1000);
  return now;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, 60_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}
