import { useState } from 'react';

/** A sentence for those who listen; the same one twice is spoken twice. */
export function useAnnouncer() {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }));
  return [said, say] as const;
}
