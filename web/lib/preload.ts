import { useEffect } from 'react';

/** How long a page has had before anything is fetched that it may need later, in milliseconds. */
const patience = 2_000;

/**
 * Fetches parts of the product that come only when they are asked for, once the page has been there
 * for a while: so that they are there even if the connection is not.
 */
export function usePreload(load: () => Promise<unknown>) {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a connection it is tried again when the part is needed.
      void load().catch(() => {});
    }, patience);
    return () => clearTimeout(timer);
  }, [load]);
}
