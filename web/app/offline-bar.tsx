import { notifyManager, onlineManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isBusy } from '#web/lib/api/retry-when-busy.ts';

/** Shown while the browser is offline, or the server is too busy to load what's on the screen. */
export function OfflineBar() {
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
  const isServerBusy = useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => isBusy(client),
    () => false,
  );
  return (
    <output className="sticky top-0 z-10 block bg-yellow text-center text-body font-medium text-yellow-ink">
      {!isOnline && (
        <span className="block px-4 py-2">
          You’re offline. We’ll send your changes when you’re back online.
        </span>
      )}
      {isOnline && isServerBusy && (
        <span className="block px-4 py-2">Pieces is busy. We’ll keep trying to load this.</span>
      )}
    </output>
  );
}
