import { describe, expect, it } from 'vitest';
import { withParams, readChoice } from '#web/lib/url-params.ts';

describe('words of the address', () => {
  it('change, come and go, and leave the others alone', () => {
    const before = new URLSearchParams('tab=jobs&level=Lead');
    expect(withParams(before, { level: null, type: 'Contract' }).toString()).toBe(
      'tab=jobs&type=Contract',
    );
    expect(withParams(before, { level: '' }).toString()).toBe('tab=jobs');
    expect(before.toString()).toBe('tab=jobs&level=Lead');
  });

  it('are one of a list of choices, or its first', () => {
    const choose = (searchParams: string) =>
      readChoice(new URLSearchParams(searchParams), { name: 'tab', choices: ['overview', 'jobs'] });
    expect(choose('tab=jobs')).toBe('jobs');
    expect(choose('tab=nonsense')).toBe('overview');
    expect(choose('')).toBe('overview');
  });
});
