import { cutText } from '#contract/values/text/cut-text.ts';
import { type CalendarEvent, eventCategories } from '#contract/values/event-card.ts';
import { type Day, isDay, isMonth, type Month, monthOf } from './calendar/calendar.ts';
import { dayOfEvent } from './event-times.ts';

export const categoryFilters = ['all', ...eventCategories] as const;

/** What the screen shows. It is in the URL. */
export type EventSearch = {
  month: Month;
  /** The selected day. */
  day: Day | null;
  category: (typeof categoryFilters)[number];
  search: string;
};

export const isUnfiltered = ({ category, search }: EventSearch) =>
  category === 'all' && search === '';

/** Reads the URL parameters, ignoring invalid values. */
export function readEventSearch(searchParams: URLSearchParams, today: Day): EventSearch {
  const [day, month] = [searchParams.get('day'), searchParams.get('month')];
  return {
    month: isDay(day) ? monthOf(day) : isMonth(month) ? month : monthOf(today),
    day: isDay(day) ? day : null,
    category: categoryFilters.find((one) => one === searchParams.get('category')) ?? 'all',
    search: cutText(searchParams.get('search') ?? '', 200),
  };
}

/** The URL parameters of a search, without defaults. */
export function writeEventSearch(
  { month, day, category, search }: EventSearch,
  today: Day,
): URLSearchParams {
  const searchParams = new URLSearchParams();
  if (day) searchParams.set('day', day);
  else if (month !== monthOf(today)) searchParams.set('month', month);
  if (category !== 'all') searchParams.set('category', category);
  if (search) searchParams.set('search', search);
  return searchParams;
}

/** Applies a change. A new day also changes the month; a new month clears the day. */
export function changeEventSearch(search: EventSearch, change: Partial<EventSearch>): EventSearch {
  const changed = { ...search, ...change };
  if (change.day) return { ...changed, month: monthOf(change.day) };
  return changed.month === search.month ? changed : { ...changed, day: null };
}

/** The events of a category whose title or description contains every word of the search. */
export function findEvents(
  events: readonly CalendarEvent[],
  { category, search }: Pick<EventSearch, 'category' | 'search'>,
): CalendarEvent[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return events.filter((event) => {
    const text = `${event.title} ${event.description}`.toLowerCase();
    const isInCategory = category === 'all' || event.category === category;
    return isInCategory && words.every((word) => text.includes(word));
  });
}

/** The events of the selected day, or of the month if no day is selected. */
export const eventsShown = (
  events: readonly CalendarEvent[],
  { month, day }: Pick<EventSearch, 'month' | 'day'>,
): CalendarEvent[] =>
  events.filter((event) => {
    const shown = dayOfEvent(event);
    return day ? shown === day : monthOf(shown) === month;
  });

export function countByDay(events: readonly CalendarEvent[]): ReadonlyMap<Day, number> {
  const counts = new Map<Day, number>();
  for (const day of events.map(dayOfEvent)) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** The next month with events after this one, or else the last one before it. */
export function nearestMonth(events: readonly CalendarEvent[], month: Month): Month | undefined {
  const months = events.map((event) => monthOf(dayOfEvent(event))).filter((one) => one !== month);
  return months.find((one) => one > month) ?? months.at(-1);
}
