import { useEffect, useRef } from 'react';

/**
 * What stands for a button while it is used, such as an edit mode, takes the focus along when it
 * goes. It comes back to the button then, unless the person has gone elsewhere meanwhile.
 */
export function useReturnFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isNowhere) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
