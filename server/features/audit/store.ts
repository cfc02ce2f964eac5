import type { Db } from '#server/migrations/tables.ts';

export type AuditEntry = {
  /** Null for a command. */
  actorId: number | null;
  act: string;
  /** Such as "person:42". */
  subject: string;
  reason?: string;
  data?: Record<string, unknown>;
  now: Date;
};

/** Writes to the audit log, in the transaction of the act. */
export async function insertAudit(
  db: Db,
  { actorId, now, reason = '', data = {}, ...entry }: AuditEntry,
) {
  await db
    .insertInto('audit')
    .values({
      ...entry,
      reason,
      actor_id: actorId,
      at: now.toISOString(),
      data: JSON.stringify(data),
    })
    .execute();
}
