import { useState } from 'react';

/**
 * Whether a dialog is open. `key` changes each time, so that the dialog starts with the current data.
 * It's undefined until the dialog is first opened, so its code can be loaded lazily.
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
