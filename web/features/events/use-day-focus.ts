import { useLayoutEffect, useRef, useState } from 'react';
import { type Day, firstDayOf, type Month, monthOf } from '#web/features/events/calendar.ts';

type Shown = { month: Month; selected: Day | null; today: Day };

/**
 * One day of the shown month is in the order of Tab: the one that had the focus last, or the one
 * that is selected, or today, or the first. A day of another month is focused once that is shown.
 */
export function useDayFocus({ month, selected, today }: Shown) {
  const grid = useRef<HTMLTableElement>(null);
  const wanted = useRef<Day>(null);
  const [last, setLast] = useState<Day | null>(null);
  const [asked, ask] = useState(0);

  useLayoutEffect(() => {
    const day = wanted.current && grid.current?.querySelector<HTMLElement>(cellOf(wanted.current));
    if (!day) return;
    wanted.current = null;
    day.focus();
  }, [month, asked]);

  const focusDay = (day: Day) => {
    wanted.current = day;
    setLast(day);
    ask((times) => times + 1);
  };
  const tabStop =
    [last, selected, today].find((day) => day !== null && monthOf(day) === month) ??
    firstDayOf(month);
  /** While another month is on its way, keys go on from the day that was asked for. */
  const dayNow = () => wanted.current ?? tabStop;
  return { grid, tabStop, dayNow, focusDay };
}

const cellOf = (day: Day) => `[data-day="${day}"]`;
