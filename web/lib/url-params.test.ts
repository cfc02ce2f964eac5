import { describe, expect, it } from 'vitest';
import { withParams, readChoice } from './url-params.ts';

describe('withParams', () => {
  it('changes, adds and removes parameters, and leaves the others alone', () => {
    const before = new URLSearchParams('tab=jobs&level=Lead');
    expect(withParams(before, { level: null, type: 'Contract' }).toString()).toBe(
      'tab=jobs&type=Contract',
    );
    expect(withParams(before, { level: '' }).toString()).toBe('tab=jobs');
    expect(before.toString()).toBe('tab=jobs&level=Lead');
  });
});

describe('readChoice', () => {
  it('returns a listed value, or the first choice for anything else', () => {
    const choose = (searchParams: string) =>
      readChoice(new URLSearchParams(searchParams), { name: 'tab', choices: ['overview', 'jobs'] });
    expect(choose('tab=jobs')).toBe('jobs');
    expect(choose('tab=nonsense')).toBe('overview');
    expect(choose('')).toBe('overview');
  });
});
