import { useState } from 'react';

/**
 * A dialog's being open. `key` is another one each time, so that the dialog begins with what is
 * stored by then; it is missing until the dialog is opened first, and needs not be loaded before.
 */
export function useDialogState() {
  const [{ isOpen, count }, set] = useState({ isOpen: false, count: 0 });
  return {
    isOpen,
    key: count || undefined,
    show: () => set({ isOpen: true, count: count + 1 }),
    hide: () => set({ isOpen: false, count }),
  };
}
