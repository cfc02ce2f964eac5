import { useEffect, useRef } from 'react';

/**
 * Returns the focus to a button when what replaced it, such as an edit form, closes. Does nothing if
 * the person has moved the focus elsewhere meanwhile. Put the returned ref on the button.
 */
export function useReturnFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasNoFocus = document.activeElement === null || document.activeElement === document.body;
    if (wasOpen.current && !isOpen && hasNoFocus) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
