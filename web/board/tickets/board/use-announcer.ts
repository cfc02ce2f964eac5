import { useState } from 'react';

/** A screen reader announcement. A new `count` repeats the same text. */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const announce = (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  return [announcement, announce] as const;
}
