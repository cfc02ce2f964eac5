import { describe, expect, it } from 'vitest';
import { readSavedJobs, writeSavedJobs } from '#web/features/business/saved-jobs.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('saved jobs', () => {
  it('are read as they were written', () => {
    const place = storage();
    expect(readSavedJobs(place)).toEqual([]);
    writeSavedJobs(place, [3, 8]);
    expect(readSavedJobs(place)).toEqual([3, 8]);
  });

  it('are none where something else is kept', () => {
    for (const other of ['no JSON', '{"3":true}', 'null', '["3"]']) {
      expect(readSavedJobs({ ...storage(), getItem: () => other })).toEqual([]);
    }
  });

  it('harm nothing in a browser that keeps nothing', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    expect(readSavedJobs({ getItem: refuse, setItem: refuse })).toEqual([]);
    expect(() => writeSavedJobs({ getItem: refuse, setItem: refuse }, [1])).not.toThrow();
    expect(readSavedJobs(undefined)).toEqual([]);
  });
});
