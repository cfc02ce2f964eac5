import { useSyncExternalStore } from 'react';
import { serverNow } from '#web/lib/formats/server-clock.ts';

const listeners = new Set<() => void>();
let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;

/** The server's time in milliseconds, updated every minute, the same in all components. */
export const useNow = () => useSyncExternalStore(subscribe, read, read);

function read(): number {
  // Not updated without subscribers, so the first reader refreshes it.
  if (!timer) now = Math.floor(serverNow() / 1000) * 1000;
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
  now = serverNow();
  for (const listener of listeners) listener();
}
