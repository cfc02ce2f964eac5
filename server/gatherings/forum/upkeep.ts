import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const forumUpkeep: Upkeep = {
  // Only who has opened a thread today matters.
  sweeps: [`delete from thread_views where day < ($1::timestamptz at time zone 'UTC')::date - 1`],
};
