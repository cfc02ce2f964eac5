import type { Repeat } from '#contract/gatherings/event-times.ts';
import { eventLimits } from '#contract/values/event-card.ts';
import { day } from '#contract/values/durations.ts';
import { createLocalClock, whenClockShows } from '#server/platform/formats/local-clock.ts';

type Times = { startsAt: string; endsAt: string; timeZone: string };

/** A form for each event of a series, at the same time of the day, also after the clocks change. */
export function repeatForm<Form extends Times>(form: Form, repeat: Repeat): Form[] {
  if (!repeat) return [form];
  const readClock = createLocalClock(form.timeZone);
  const later = (time: string, days: number) =>
    whenClockShows(readClock, readClock(new Date(time)) + days * day).toISOString();
  const others = Array.from({ length: repeat.times - 1 }, (_, index) => {
    const days = (index + 1) * repeat.weeks * 7;
    const startsAt = later(form.startsAt, days);
    return {
      ...form,
      startsAt,
      endsAt: endOf(form, { startsAt, endsAt: later(form.endsAt, days) }),
    };
  });
  return [form, ...others];
}

/** The end that the clock shows, or as long after the start as usual, if the clock skips or repeats so much. */
function endOf(usual: Times, { startsAt, endsAt }: Omit<Times, 'timeZone'>): string {
  const lasts = Date.parse(endsAt) - Date.parse(startsAt);
  if (lasts > 0 && lasts <= eventLimits.days * day) return endsAt;
  const usually = Date.parse(usual.endsAt) - Date.parse(usual.startsAt);
  return new Date(Date.parse(startsAt) + usually).toISOString();
}
