import type { Db } from '#server/migrations/tables.ts';
import { limitReached } from '#server/platform/problem.ts';
import { measureDescriptions, type Obstacle } from './store.ts';

// Callers hold the board's lock, so that simultaneous requests can't exceed the limits.

/** Short descriptions always fit, so boards are only measured for long ones. */
const maxShortBytes = 10_000;
const maxDescriptionBytes = 100 * 1024 * 1024;

const messages: Record<Obstacle, string> = {
  full: 'This board already has 5,000 tickets. Delete one to make room.',
  deleted: 'Too many tickets were deleted from this board in the last hour. Try again in an hour.',
};

export function refuseFullBoard(obstacle: Obstacle | null) {
  if (obstacle) throw limitReached(messages[obstacle]);
}

type Description = { projectId: number; description: string; before?: string };

/** Refuses a long description that gets longer on a board that has too many bytes of them. */
export async function refuseHugeBoard(
  db: Db,
  { projectId, description, before = '' }: Description,
) {
  const bytes = Buffer.byteLength(description);
  const added = bytes - Buffer.byteLength(before);
  if (bytes <= maxShortBytes || added <= 0) return;
  if ((await measureDescriptions(db, projectId)) + added <= maxDescriptionBytes) return;
  throw limitReached('This board can’t have over 100 MB of descriptions. Shorten this one.');
}
