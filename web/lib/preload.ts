import { useEffect } from 'react';

/** How long a page waits before it preloads anything, in milliseconds. */
export const preloadDelay = 2_000;

/**
 * Preloads lazy chunks once the page has been open for a moment, so that they are available even if
 * the connection is lost later.
 */
export function usePreload(load: () => Promise<unknown>) {
  useEffect(() => {
    const timer = setTimeout(() => {
      // If it fails, the chunk is loaded when it is needed.
      void load().catch(() => {});
    }, preloadDelay);
    return () => clearTimeout(timer);
  }, [load]);
}
