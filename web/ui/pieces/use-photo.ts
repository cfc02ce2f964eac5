import { useCallback, useSyncExternalStore } from 'react';

/** The photos that have loaded, so that one seen before is shown right away. */
const loaded = new Set<string>();

/** The address of a photo once it has loaded, so that initials can stand in for it until then. */
export function usePhoto(address: string | null | undefined): string | undefined {
  const load = useCallback((onLoad: () => void) => loadPhoto(address, onLoad), [address]);
  const isLoaded = useSyncExternalStore(
    load,
    () => Boolean(address && loaded.has(address)),
    () => false,
  );
  return address && isLoaded ? address : undefined;
}

/** Loads a photo unless it's loaded already. Returns how to stop. */
function loadPhoto(address: string | null | undefined, onLoad: () => void): () => void {
  if (!address || loaded.has(address)) return () => undefined;
  const image = new Image();
  // React doesn't reliably report when an <image> in an SVG has loaded.
  image.addEventListener('load', () => {
    loaded.add(address);
    onLoad();
  });
  image.src = address;
  return () => image.removeAttribute('src');
}
