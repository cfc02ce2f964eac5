import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to a control when what replaced it, such as an edit form, closes. Does nothing if
 * the person has moved the focus elsewhere meanwhile. Put the returned ref on the control.
 */
export function useReturnFocus<Control extends HTMLElement = HTMLButtonElement>(isOpen: boolean) {
  const control = useRef<Control>(null);
  const wasOpen = useRef(isOpen);
  // In the commit itself, before the page looks for another place for the lost focus.
  useLayoutEffect(() => {
    const hasNoFocus = document.activeElement === null || document.activeElement === document.body;
    if (wasOpen.current && !isOpen && hasNoFocus) control.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return control;
}
