import { readSystemUser } from '#server/platform/system-user.ts';
import type { Db } from '#server/migrations/tables.ts';

export type AuditEntry = {
  /** Null for the schedule. For a command, the log says which user of the system ran it. */
  actorId: number | 'command' | null;
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
  const isCommand = actorId === 'command';
  await db
    .insertInto('audit')
    .values({
      ...entry,
      reason,
      actor_id: isCommand ? null : actorId,
      at: now.toISOString(),
      data: JSON.stringify(isCommand ? { ...data, by: readSystemUser() } : data),
    })
    .execute();
}
