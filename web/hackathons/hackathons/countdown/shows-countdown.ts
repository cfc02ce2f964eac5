import { serverNow } from '#web/lib/formats/server-clock.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** Whether a team's board shows how long its hackathon takes: until a week after the end. */
export const showsCountdown = (hackathon: { endsAt: string; isCanceled: boolean } | null) =>
  hackathon !== null && !hackathon.isCanceled && serverNow() < Date.parse(hackathon.endsAt) + week;
