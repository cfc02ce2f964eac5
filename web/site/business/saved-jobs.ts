import { useState } from 'react';

const key = 'savedJobs';

/** The ids of the jobs saved in this browser, and a function that saves or unsaves one. */
export function useSavedJobs() {
  const [saved, setSaved] = useState(() => readSavedJobs(browserStorage()));
  const toggle = (id: number) => {
    const changed = saved.includes(id) ? saved.filter((one) => one !== id) : [...saved, id];
    setSaved(changed);
    writeSavedJobs(browserStorage(), changed);
  };
  return [saved, toggle] as const;
}

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The saved ids, or none if they cannot be read. */
export function readSavedJobs(storage: KeyValueStorage | undefined): number[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Stores the saved ids, if storage is available. */
export function writeSavedJobs(storage: KeyValueStorage | undefined, saved: readonly number[]) {
  try {
    storage?.setItem(key, JSON.stringify(saved));
  } catch {
    // Storage is full or blocked. The ids are kept until the page is closed.
  }
}

function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
