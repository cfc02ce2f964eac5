import { expect, it } from 'vitest';
import type { Entry } from '#contract/profiles/entries.ts';
import { newestFirst, formatPeriod } from './entry-period.ts';

const entry = (fields: Partial<Entry>): Entry => ({
  id: 1,
  kind: 'experience',
  title: 'Trainee',
  organisation: 'Harbour Lab',
  from: '2024-01',
  to: '',
  text: '',
  ...fields,
});

it('shows both months, Now for a current entry, and a single month once', () => {
  expect(formatPeriod({ from: '2024-09', to: '2025-01' })).toBe('Sep 2024 – Jan 2025');
  expect(formatPeriod({ from: '2024-09', to: '' })).toBe('Sep 2024 – Now');
  expect(formatPeriod({ from: '2024-09', to: '2024-09' })).toBe('Sep 2024');
});

it('sorts current entries first, then by end month', () => {
  const ordered = newestFirst([
    entry({ id: 1, from: '2020-01', to: '2021-01' }),
    entry({ id: 2, from: '2019-01', to: '' }),
    entry({ id: 3, from: '2020-06', to: '2021-01' }),
    entry({ id: 4, from: '2022-01', to: '' }),
  ]);
  expect(ordered.map(({ id }) => id)).toEqual([4, 2, 3, 1]);
});
