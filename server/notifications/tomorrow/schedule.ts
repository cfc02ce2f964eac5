import type { Task } from '#server/platform/schedule/schedule.ts';

/** Reminds people of what is tomorrow, of all rooms. */
export const tomorrowTask = (runs: readonly Task['run'][]): Task => ({
  name: 'reminders of tomorrow',
  every: 60,
  run: async (db, now) => {
    let more = false;
    for (const run of runs) more = (await run(db, now)) || more;
    return more;
  },
});
