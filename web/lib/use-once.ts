import { useEffect, useRef } from 'react';

/** Does something once after the first rendering, if it's wanted then. */
export function useOnce(act: () => void, isWanted = true) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (isWanted) act();
  });
}
