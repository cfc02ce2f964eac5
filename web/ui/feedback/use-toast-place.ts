import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { chooseToastPlace, isPhone, type ToastPlace } from './toast-place.ts';

/** Where toasts cover the fewest actions of the page or, while one is open, beside the dialog. */
export function useToastPlace(toasts: RefObject<HTMLElement | null>, ids: string): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>('top');
  const dialogs = useDialogCount(toasts, ids !== '');
  useLayoutEffect(() => {
    const { current } = toasts;
    if (!current || ids === '') return;
    limitWidth(current, undefined);
    const size = { width: current.offsetWidth, height: current.offsetHeight };
    const window = { width: innerWidth, height: innerHeight };
    const dialog = listDialogs(current).at(-1);
    const chosen = chooseToastPlace(size, {
      window,
      actions: listActions(current),
      dialog: dialog?.getBoundingClientRect(),
    });
    limitWidth(current, chosen.width);
    // The toasts have to be there to be measured; this is before they are painted.
    // oxlint-disable-next-line react/set-state-in-effect
    setPlace(chosen.place);
  }, [toasts, ids, dialogs]);
  return place;
}

function limitWidth({ style }: HTMLElement, width: number | undefined) {
  style.maxWidth = width === undefined ? '' : `${width}px`;
}

/** How many dialogs are open. Dialogs are added to and removed from the body. */
function useDialogCount(toasts: RefObject<HTMLElement | null>, isNeeded: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const look = () => setCount(toasts.current ? listDialogs(toasts.current).length : 0);
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [toasts, isNeeded]);
  return count;
}

const listDialogs = (toasts: Element) =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(
    (dialog) => !toasts.contains(dialog),
  );

function listActions(toasts: Element): DOMRect[] {
  // In a wide window, a toast over a part of the header is better than one over the page.
  const page = document.querySelector(isPhone(innerWidth) ? '#root' : 'main');
  const dialog = listDialogs(toasts).at(-1);
  // The fields of a phone's dialog can be scrolled away from under a toast; its buttons can't.
  const fields = dialog && isPhone(innerWidth) ? '' : ', input, select, textarea';
  const actions = (dialog ?? page)?.querySelectorAll(`a[href], button${fields}`) ?? [];
  return [...actions].map((action) => action.getBoundingClientRect());
}
