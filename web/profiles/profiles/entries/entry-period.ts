import type { Entry } from '#contract/profiles/entries.ts';
import { formatMonth } from '#web/lib/formats/format-dates.ts';

/** For example "Sep 2024 – Now". */
export const formatPeriod = ({ from, to }: Pick<Entry, 'from' | 'to'>) =>
  from === to ? writeMonth(from) : `${writeMonth(from)} – ${to ? writeMonth(to) : 'Now'}`;

const writeMonth = (month: string) => formatMonth(new Date(`${month}-01T00:00`));

/** Current entries first, then by end month. */
export const newestFirst = (entries: readonly Entry[]) =>
  entries.toSorted(
    (a, b) => endOf(b) - endOf(a) || toNumber(b.from) - toNumber(a.from) || b.id - a.id,
  );

const endOf = ({ to }: Entry) => (to ? toNumber(to) : Infinity);

/** 202409 for "2024-09" */
const toNumber = (month: string) => Number(month.replace('-', ''));
