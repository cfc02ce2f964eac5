import { useEffect, useEffectEvent, useState } from 'react';
import { isSendShortcut } from '#web/lib/forms/is-send-shortcut.ts';

const kinds = ['submit', 'keydown'] as const;

/**
 * Keeps the form of a text box from being sent, because the text would miss what is being uploaded.
 * Returns whether someone has tried.
 */
export function useHoldSending(getArea: () => HTMLTextAreaElement | null, isHeld: boolean) {
  const [isTried, setIsTried] = useState(false);
  const find = useEffectEvent(() => getArea()?.form);
  useEffect(() => {
    const form = find();
    if (!isHeld || !form) return undefined;
    const hold = (event: Event) => {
      if (event instanceof KeyboardEvent && !isSendShortcut(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setIsTried(true);
    };
    // On the form, so after the window has kept the keys of input methods.
    for (const kind of kinds) form.addEventListener(kind, hold, true);
    return () => {
      for (const kind of kinds) form.removeEventListener(kind, hold, true);
      setIsTried(false);
    };
  }, [isHeld]);
  return isTried;
}
