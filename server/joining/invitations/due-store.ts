import type { Db } from '#server/migrations/tables.ts';
import { valuesOf } from '#server/platform/database/sql/outcomes.ts';

/**
 * Locks open invitations that are due for a reminder, skipping locked rows. Nobody
 * is reminded of a complete project.
 */
export const lockDueForReminder = (
  db: Db,
  { createdBefore, limit }: { createdBefore: Date; limit: number },
) =>
  db
    .selectFrom('invitations')
    .innerJoin('projects', 'projects.id', 'invitations.project_id')
    .select([
      'invitations.id',
      'invitations.project_id',
      'invitations.user_id',
      'invitations.invited_by',
      'invitations.role_name',
      'invitations.expires_at',
    ])
    .where('invitations.state', '=', 'sent')
    .where('invitations.reminded_at', 'is', null)
    .where('invitations.created_at', '<=', createdBefore.toISOString())
    .where('projects.deleted_at', 'is', null)
    .where('projects.status', '<>', 'Completed')
    .orderBy('invitations.id')
    .limit(limit)
    .forUpdate('invitations')
    .skipLocked()
    .execute();

/** Stores that the person was reminded, and until when they can answer. */
export const markReminded = (
  db: Db,
  { id, expiresAt, now }: { id: number; expiresAt: string; now: Date },
) =>
  db
    .updateTable('invitations')
    .set({ reminded_at: now.toISOString(), expires_at: expiresAt })
    .where('id', '=', id)
    .execute();

/** Ends invitations whose time is over, skipping locked rows. Returns their IDs. */
export const expireDue = (db: Db, { now, limit }: { now: Date; limit: number }) =>
  valuesOf(
    db
      .updateTable('invitations')
      .set({ state: 'expired', ended_at: now.toISOString() })
      .where('id', 'in', (query) =>
        query
          .selectFrom('invitations')
          .select('id')
          .where('state', '=', 'sent')
          .where('reminded_at', 'is not', null)
          .where('expires_at', '<=', now.toISOString())
          .orderBy('id')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id'),
  );
