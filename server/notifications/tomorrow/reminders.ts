import { addDays } from '#contract/values/durations.ts';
import { morning } from '#server/notifications/notifications/policy.ts';
import type { Db } from '#server/migrations/tables.ts';
import { createLocalClock, type LocalClock } from '#server/platform/formats/local-clock.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';

/** What someone may be reminded of: on a day such as 2026-11-24, or on the day of a moment where they are. */
type Coming = { timeZone: string } & ({ day: string } | { startsAt: string });

/** What people are reminded of on the day before, from 8:00 in their time zone. */
type Reminders<Item extends Coming> = {
  /** What is soon, somewhere, that nobody was reminded of. */
  list: (db: Db, now: Date) => Promise<Item[]>;
  /** Tells people, but not of what another process has told them of meanwhile. */
  remind: (db: Db, due: Item[], now: Date) => Promise<void>;
};

const batch = 100;

/** A part of `tomorrowTask`. */
export const reminders = <Item extends Coming>({ list, remind }: Reminders<Item>): Task['run'] =>
  async function run(db, now) {
    const items = await list(db, now);
    // There may be thousands, and creating a clock for each would take seconds.
    const zones = new Set(items.map(({ timeZone }) => timeZone));
    const clocks = new Map([...zones].map((zone) => [zone, createLocalClock(zone)]));
    const due = items.filter((item) => {
      const readClock = clocks.get(item.timeZone)!;
      const day = 'day' in item ? item.day : dayOn(readClock, new Date(item.startsAt));
      return day === findReminderDay(readClock, now);
    });
    await remind(db, due.slice(0, batch), now);
    return due.length > batch;
  };

/** The day that people with this clock are reminded of now, if any. */
export const findReminderDay = (readClock: LocalClock, now: Date): string | undefined =>
  new Date(readClock(now)).getUTCHours() >= morning ? dayOn(readClock, addDays(now, 1)) : undefined;

const dayOn = (readClock: LocalClock, at: Date) =>
  new Date(readClock(at)).toISOString().slice(0, 10);
