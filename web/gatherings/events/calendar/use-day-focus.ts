import { useLayoutEffect, useRef, useState } from 'react';
import { type Day, firstDayOf, type Month, monthOf } from './calendar.ts';

type Shown = { month: Month; selected: Day | null; today: Day };

/**
 * The roving focus of the calendar. One day can be reached with Tab: the last focused, else the
 * selected day, else today, else the first. A day of another month is focused once that month is shown.
 */
export function useDayFocus({ month, selected, today }: Shown) {
  const grid = useRef<HTMLTableElement>(null);
  const requested = useRef<Day>(null);
  const [lastFocused, setLastFocused] = useState<Day | null>(null);
  const [requests, setRequests] = useState(0);

  useLayoutEffect(() => {
    const day =
      requested.current &&
      grid.current?.querySelector<HTMLElement>(buttonSelector(requested.current));
    if (!day) return;
    requested.current = null;
    day.focus();
  }, [month, requests]);

  const focusDay = (day: Day) => {
    requested.current = day;
    setLastFocused(day);
    setRequests((count) => count + 1);
  };
  const tabStop =
    [lastFocused, selected, today].find((day) => day !== null && monthOf(day) === month) ??
    firstDayOf(month);
  /** The day that keys move from: the requested one while its month is not shown yet. */
  const getCurrentDay = () => requested.current ?? tabStop;
  return { grid, tabStop, getCurrentDay, focusDay };
}

const buttonSelector = (day: Day) => `[data-day="${day}"]`;
