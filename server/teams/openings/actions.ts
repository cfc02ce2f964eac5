import type { Db } from '#server/migrations/tables.ts';
import { type Opening, openingKeys, toOpening } from './opening.ts';
import { listOpeningSources, replaceOpenings } from './store.ts';

export type { Opening };

/**
 * Computes the openings of projects again. Call it in each transaction that changes what they're
 * computed from: a project, its roles, members or join requests. The caller holds the project's lock.
 */
export async function refreshOpenings(
  db: Db,
  projectIds: number | number[],
  now: Date = new Date(),
) {
  const ids = [projectIds].flat();
  if (ids.length === 0) return;
  const sources = await listOpeningSources(db, ids);
  const openings = sources.map((source) => toOpening(source, now));
  await replaceOpenings(db, {
    projectIds: ids,
    openings,
    keys: openings.flatMap(openingKeys),
    now,
  });
}

/** All roles of a project as they're compared with people, also those without a free place. */
export async function listRolesAsOpenings(
  db: Db,
  { projectId, now }: { projectId: number; now: Date },
): Promise<Opening[]> {
  const sources = await listOpeningSources(db, [projectId], { all: true });
  return sources.map((source) => toOpening(source, now));
}
