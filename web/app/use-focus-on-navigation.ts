import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the focus goes to the new screen's heading, so that a keyboard or a screen
 * reader starts there. The first screen keeps the focus where the browser put it.
 */
export function useFocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A place within the screen is focused by the screen.
    if (hash) return;
    const main = document.querySelector<HTMLElement>('main');
    const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
