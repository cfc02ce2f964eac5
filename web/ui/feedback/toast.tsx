import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { usePreload } from '#web/lib/preload.ts';

export type ToastTone = 'info' | 'success' | 'error';

export type ToastAction = { label: string; onPress: () => void };

export type ToastContent = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** One thing to do about it, such as "Try again". The toast closes when it is pressed. */
  action?: ToastAction;
  /** Several things to choose from, below the description. The toast closes when one is pressed. */
  choices?: ToastAction[];
  /** How long it stays. By default, a toast with an action stays until it is closed. */
  seconds?: number;
  /** A toast with the same id as a shown one replaces it. */
  id?: string;
};

export type KeyedToast = ToastContent & { id: string };
type ToastDisplay = { show: (toast: KeyedToast) => void; hide: (id: string) => void };

/** Toasts created before the toaster was loaded. */
let waiting: KeyedToast[] = [];
let display: ToastDisplay | undefined;
let count = 0;
let notifyToasts = () => {};

/** Shows a toast. Returns a function that closes it. */
export function toast(content: ToastContent) {
  const keyed = { ...content, id: content.id ?? `toast-${++count}` };
  if (display) display.show(keyed);
  else waiting = [...waiting.filter(({ id }) => id !== keyed.id), keyed];
  notifyToasts();
  return () => {
    waiting = waiting.filter(({ id }) => id !== keyed.id);
    display?.hide(keyed.id);
  };
}

/** Called by the toaster when it is mounted. Shows the waiting toasts. Returns a cleanup function. */
export function registerToaster(newDisplay: ToastDisplay) {
  display = newDisplay;
  waiting.forEach((one) => newDisplay.show(one));
  waiting = [];
  return () => {
    display = undefined;
  };
}

const loadToaster = () => import('./toaster.tsx');

/** Rendered once. Loads the toaster with the first toast; if that fails, with the next. */
export function Toasts() {
  usePreload(loadToaster);
  const [Toaster, setToaster] = useState<ComponentType>();
  const count = useSyncExternalStore(
    subscribe,
    () => waiting.length,
    () => 0,
  );
  useEffect(() => {
    // A failure while it's shown would replace the page.
    if (count > 0)
      void loadToaster().then(
        (loaded) => setToaster(() => loaded.default),
        () => {},
      );
  }, [count]);
  return Toaster && <Toaster />;
}

function subscribe(listener: () => void) {
  notifyToasts = listener;
  return () => {
    notifyToasts = () => {};
  };
}
