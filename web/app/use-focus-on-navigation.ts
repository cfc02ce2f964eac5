import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '#web/lib/focus/focus-heading.ts';

/**
 * Moves the focus to the new screen's heading after a navigation, so that keyboard and screen reader
 * users start there. The first screen keeps the browser's focus.
 */
export function useFocusOnNavigation() {
  const { pathname, hash } = useLocation();
  // Screens without the frame around the others lead here, too.
  const isFirst = useNavigationType() === NavigationType.Pop;
  const last = useRef(isFirst ? pathname : undefined);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // The screen itself focuses the element of the hash.
    if (hash) return;
    focusHeading();
  }, [pathname, hash]);
}
