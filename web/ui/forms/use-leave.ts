import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls back when a field or the page is left. If a mouse or finger left it, that's when their click arrives:
 * what is shown then could otherwise move what they press away from under them.
 */
export function useLeave(onLeave: () => void): { onBlur: () => void } {
  const isPressed = useRef(false);
  const hasLeft = useRef(false);
  const leave = useEffectEvent(() => {
    if (!hasLeft.current) return;
    hasLeft.current = false;
    flushSync(onLeave);
  });
  useEffect(() => listen(isPressed, leave), []);
  const leavePage = useEffectEvent(() => flushSync(onLeave));
  useEffect(() => {
    const leavePageNow = () => leavePage();
    window.addEventListener('pagehide', leavePageNow);
    return () => window.removeEventListener('pagehide', leavePageNow);
  }, []);
  return {
    onBlur: () => {
      if (!isPressed.current) return onLeave();
      hasLeft.current = true;
    },
  };
}

/** Listens before the page's own handlers, so that a form is sent with what has been added. */
function listen(isPressed: RefObject<boolean>, leave: () => void) {
  const press = () => void (isPressed.current = true);
  const release = () => {
    isPressed.current = false;
    leave();
  };
  // A press that is moved away ends without a click.
  const end = () => setTimeout(release);
  document.addEventListener('mousedown', press, true);
  document.addEventListener('mouseup', end, true);
  document.addEventListener('click', release, true);
  return () => {
    document.removeEventListener('mousedown', press, true);
    document.removeEventListener('mouseup', end, true);
    document.removeEventListener('click', release, true);
  };
}
