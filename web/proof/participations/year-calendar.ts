import { formatIsoDay } from '#web/lib/formats/format-dates.ts';

/** `count` is undefined for days to come. */
export type CalendarDay = { day: string; count: number | undefined };

const weeksShown = 53;

/** 53 weeks from Monday to Sunday, the last one with today. */
export function arrangeYear(
  days: readonly { day: string; count: number }[],
  today: Date,
): CalendarDay[][] {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const last = formatIsoDay(today);
  const weekday = (today.getDay() + 6) % 7;
  const dayAt = (offset: number): CalendarDay => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + offset);
    const day = formatIsoDay(date);
    return { day, count: day > last ? undefined : (counts.get(day) ?? 0) };
  };
  return Array.from({ length: weeksShown }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => dayAt((week - weeksShown + 1) * 7 + day - weekday)),
  );
}

/** Where the name of each month stands: above the first week that begins in it, if it has room for it. */
export function labelMonths(weeks: readonly CalendarDay[][]): { week: number; month: Date }[] {
  const months = weeks.map(([monday]) => monday!.day.slice(0, 7));
  return months.flatMap((month, week) => {
    const isNew = week > 0 && month !== months[week - 1];
    const hasRoom = week <= weeks.length - weeksOfLabel;
    return isNew && hasRoom ? [{ week, month: new Date(`${month}-01T00:00`) }] : [];
  });
}

/** How many weeks wide a name is. */
const weeksOfLabel = 4;

/** How dark a day is: 0 for nothing, up to 3. */
export const levelOf = (count: number) => (count === 0 ? 0 : count < 3 ? 1 : count < 8 ? 2 : 3);

/** How much was done in each month, oldest first, for the table. */
export function sumByMonth(days: readonly { day: string; count: number }[]) {
  const months = new Map<string, { days: number; count: number }>();
  for (const { day, count } of days) {
    const month = day.slice(0, 7);
    const sum = months.get(month) ?? { days: 0, count: 0 };
    months.set(month, { days: sum.days + 1, count: sum.count + count });
  }
  return [...months].map(([month, sum]) => ({ month, ...sum }));
}
