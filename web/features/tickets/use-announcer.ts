import { useState } from 'react';

/** A screen reader announcement. `count` makes the same text be read out again. */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const announce = (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  return [announcement, announce] as const;
}
