import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Shown while the browser is offline. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
  return (
    <output className="sticky top-0 z-10 block bg-yellow text-center text-body font-medium text-yellow-ink">
      {!isOnline && (
        <span className="block px-4 py-2">
          You’re offline. We’ll send your changes when you’re back online.
        </span>
      )}
    </output>
  );
}
