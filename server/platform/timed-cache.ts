type Entry<Value> = { value: Promise<Value | undefined>; until: number };

type Options = { seconds: number; most: number; clock: () => Date };

/**
 * Returns a function that finds a value by its key and keeps it for some seconds, at most `most` of
 * them. Simultaneous calls for a key share one search. Missing values and failures aren't kept.
 */
export function createTimedCache<Value>({ seconds, most, clock }: Options) {
  const entries = new Map<string, Entry<Value>>();

  return function getOrFind(
    key: string,
    find: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    const now = clock().getTime();
    const kept = entries.get(key);
    if (kept && kept.until > now) return kept.value;
    const entry = { value: find(), until: now + seconds * 1000 };
    const forget = () => void (entries.get(key) === entry && entries.delete(key));
    entry.value.then((value) => value === undefined && forget(), forget);
    entries.delete(key);
    entries.set(key, entry);
    // A map keeps the order of insertion, so the first one is the oldest.
    if (entries.size > most) entries.delete(entries.keys().next().value!);
    return entry.value;
  };
}
