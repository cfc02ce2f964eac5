import { week } from '#contract/values/durations.ts';
import { serverNow } from '#web/lib/formats/server-clock.ts';

/** Whether a team's board shows how long its hackathon takes: until a week after the end. */
export const showsCountdown = (hackathon: { endsAt: string; isCanceled: boolean } | null) =>
  hackathon !== null && !hackathon.isCanceled && serverNow() < Date.parse(hackathon.endsAt) + week;
