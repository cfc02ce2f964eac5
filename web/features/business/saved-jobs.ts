import { useState } from 'react';

const key = 'savedJobs';

/** The jobs that were saved in this browser, and how to save or release one. */
export function useSavedJobs() {
  const [saved, setSaved] = useState(() => readSavedJobs(browserStorage()));
  const toggle = (id: number) => {
    const changed = saved.includes(id) ? saved.filter((one) => one !== id) : [...saved, id];
    setSaved(changed);
    writeSavedJobs(browserStorage(), changed);
  };
  return [saved, toggle] as const;
}

type KeptWords = Pick<Storage, 'getItem' | 'setItem'>;

/** What was saved; nothing where it cannot be read. */
export function readSavedJobs(storage: KeptWords | undefined): number[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Keeps what was saved; a browser that keeps nothing forgets it with the page. */
export function writeSavedJobs(storage: KeptWords | undefined, saved: readonly number[]) {
  try {
    storage?.setItem(key, JSON.stringify(saved));
  } catch {
    // Full or refused: the page still knows.
  }
}

function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
