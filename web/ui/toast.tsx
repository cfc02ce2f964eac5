import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePreload } from '#web/lib/preload.ts';

export type ToastTone = 'info' | 'success' | 'error';

export type ToastContent = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** One thing to do about it, such as "Try again". The toast closes when it is pressed. */
  action?: { label: string; onPress: () => void };
  /** For how long it stands there. Without it, what asks for an answer waits for it. */
  seconds?: number;
  /** A toast with the id of one that is shown takes its place. */
  id?: string;
};

export type KeyedToast = ToastContent & { id: string };
type Shower = { show: (toast: KeyedToast) => void; hide: (id: string) => void };

/** Toasts that were told before the part that shows them was there. */
let waiting: KeyedToast[] = [];
let shower: Shower | undefined;
let count = 0;
let wake = () => {};

/** Tells something at the edge of the screen, from anywhere. Returns what closes it. */
export function toast(content: ToastContent) {
  const keyed = { ...content, id: content.id ?? `toast-${++count}` };
  if (shower) shower.show(keyed);
  else waiting = [...waiting.filter(({ id }) => id !== keyed.id), keyed];
  wake();
  return () => {
    waiting = waiting.filter(({ id }) => id !== keyed.id);
    shower?.hide(keyed.id);
  };
}

/** For the part that shows toasts: it takes over, beginning with those that wait. */
export function registerToaster(taking: Shower) {
  shower = taking;
  waiting.forEach((one) => taking.show(one));
  waiting = [];
  return () => {
    shower = undefined;
  };
}

const loadToaster = () => import('#web/ui/toaster.tsx');
const Toaster = lazy(loadToaster);

/** Stands once in the product. What shows toasts is heavy, so it comes with the first of them. */
export function Toasts() {
  usePreload(loadToaster);
  const needed = useSyncExternalStore(subscribe, () => shower !== undefined || waiting.length > 0);
  return (
    needed && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}

function subscribe(listener: () => void) {
  wake = listener;
  return () => {
    wake = () => {};
  };
}
