import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the new screen's heading after a navigation, so that keyboard and screen reader
 * users start there. The first screen keeps the browser's focus.
 */
export function useFocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // The screen itself focuses the element of the hash.
    if (hash) return;
    const main = document.querySelector<HTMLElement>('main');
    const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
