import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Says that the connection is gone; what was begun is sent once it is back. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  return (
    <output className="block bg-yellow text-center text-body font-medium text-yellow-ink">
      {!isOnline && (
        <span className="block px-4 py-2">
          You are offline. What you do now is sent once the connection is back.
        </span>
      )}
    </output>
  );
}
