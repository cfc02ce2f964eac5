import { useEffect, useState } from 'react';

/** The photos that have loaded, so that one seen before is shown at once. */
const loaded = new Set<string>();

/** The address of a photo once it has loaded, so that initials can stand in for it until then. */
export function usePhoto(address: string | null | undefined): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (!address || loaded.has(address)) return undefined;
    const image = new Image();
    // React doesn't reliably report when an <image> in an SVG has loaded.
    image.addEventListener('load', () => {
      loaded.add(address);
      setShown(address);
    });
    image.src = address;
    return () => image.removeAttribute('src');
  }, [address]);
  return address && (address === shown || loaded.has(address)) ? address : undefined;
}
