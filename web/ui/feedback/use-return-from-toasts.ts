import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to where it was before it was in a toast, once that toast is gone. `shown` changes
 * with the toasts. Returns the listeners for the element around them.
 */
export function useReturnFromToasts(viewport: RefObject<HTMLElement | null>, shown: string) {
  const before = useRef<Element | null>(null);
  // Before the page looks for another place for the lost focus.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!before.current || (activeElement && activeElement !== body)) return;
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    before.current = null;
  }, [shown]);
  const isInside = (element: Element | null) => viewport.current?.contains(element) ?? false;
  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) before.current = relatedTarget;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isInside(relatedTarget)) before.current = null;
    },
  };
}
