import { describe, expect, it } from 'vitest';
import { readSavedJobs, writeSavedJobs } from './saved-jobs.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('saved jobs', () => {
  it('are read back as written', () => {
    const jobsStorage = storage();
    expect(readSavedJobs(jobsStorage)).toEqual([]);
    writeSavedJobs(jobsStorage, [3, 8]);
    expect(readSavedJobs(jobsStorage)).toEqual([3, 8]);
  });

  it('are empty if the stored value is invalid', () => {
    for (const other of ['no JSON', '{"3":true}', 'null', '["3"]']) {
      expect(readSavedJobs({ ...storage(), getItem: () => other })).toEqual([]);
    }
  });

  it('do not throw if storage is blocked', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    expect(readSavedJobs({ getItem: refuse, setItem: refuse })).toEqual([]);
    expect(() => writeSavedJobs({ getItem: refuse, setItem: refuse }, [1])).not.toThrow();
    expect(readSavedJobs(undefined)).toEqual([]);
  });
});
