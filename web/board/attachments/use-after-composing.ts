import { useEffect, useEffectEvent, useRef } from 'react';

/** Returns a function that runs something once no input method is composing in a text box, which it would disturb. */
export function useAfterComposing(getArea: () => HTMLTextAreaElement | null) {
  const waiting = useRef<(() => void)[]>(undefined);
  const find = useEffectEvent(getArea);
  useEffect(() => {
    const area = find();
    const begin = () => void (waiting.current = []);
    const end = () => {
      const due = waiting.current ?? [];
      waiting.current = undefined;
      // After the change that ends it.
      setTimeout(() => due.forEach((act) => act()));
    };
    area?.addEventListener('compositionstart', begin);
    area?.addEventListener('compositionend', end);
    return () => {
      area?.removeEventListener('compositionstart', begin);
      area?.removeEventListener('compositionend', end);
    };
  }, []);
  return (act: () => void) => {
    if (waiting.current) waiting.current.push(act);
    else act();
  };
}
