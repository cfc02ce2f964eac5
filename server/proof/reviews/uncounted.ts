import type { UncountedReason } from '#contract/proof/reviews.ts';
import type { Db } from '#server/migrations/tables.ts';
import { explainUncounted } from './policy.ts';
import { listUncounted } from './uncounted-store.ts';

type Row = Awaited<ReturnType<typeof listUncounted>>[number];

/** The tickets that someone finished and that don't count as reviewed yet, with the reason. */
export async function getUncounted(db: Db, person: { userId: number }, now: Date) {
  const rows = await listUncounted(db, person);
  return rows.map((row) => ({
    id: row.id,
    projectId: row.projectId,
    title: row.title,
    ...explain(row, now),
  }));
}

/** Why a ticket doesn't count yet; undefined if it does, or someone else finished it. */
export async function findUncounted(
  db: Db,
  { userId, ticketId }: { userId: number; ticketId: number },
  now: Date,
): Promise<UncountedReason | undefined> {
  const [row] = await listUncounted(db, { userId, ticketId });
  return row && explain(row, now);
}

const explain = ({ hasReview, recountAt, ...row }: Row, now: Date) =>
  explainUncounted({ ...row, recountAt: hasReview ? recountAt : undefined }, now);
