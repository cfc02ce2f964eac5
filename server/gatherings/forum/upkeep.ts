import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const forumUpkeep: Upkeep = {
  // A view counts once a day, so older ones don't matter.
  sweeps: [`delete from thread_views where day < ($1::timestamptz at time zone 'UTC')::date - 1`],
};
