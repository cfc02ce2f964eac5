import { useEffect, useRef } from 'react';

/**
 * Moves the focus to what was opened once it shows, unless what opened it still shows too, as the list of
 * pages does on wide screens.
 */
export function useFocusOpened<Shown extends HTMLElement>(isShown: boolean) {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    if (isShown && hasLostFocus()) shown.current?.focus({ preventScroll: true });
  }, [isShown]);
  return shown;
}

/** Whether nothing has it, or only what the page gives it to when a control is gone. */
function hasLostFocus() {
  const { activeElement: active } = document;
  return !active || active.matches('body, main, h1') || !active.checkVisibility();
}
