import type { Entry } from '#contract/entries.ts';

const months = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** From when to when, such as "Sep 2024 – Now". */
export const formatPeriod = ({ from, to }: Pick<Entry, 'from' | 'to'>) =>
  from === to ? formatMonth(from) : `${formatMonth(from)} – ${to ? formatMonth(to) : 'Now'}`;

const formatMonth = (month: string) => months.format(new Date(`${month}-01T00:00:00Z`));

/** What goes on first, then what ended last. */
export const newestFirst = (entries: readonly Entry[]) =>
  entries.toSorted(
    (a, b) => endOf(b).localeCompare(endOf(a)) || b.from.localeCompare(a.from) || b.id - a.id,
  );

const endOf = ({ to }: Entry) => to || '9999-12';
