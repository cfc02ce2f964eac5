import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { idOfNew } from '#server/platform/database/sql/outcomes.ts';

type NewAttachment = {
  projectId: number;
  userId: number;
  name: string;
  isImage: boolean;
  size: number;
  expiresAt: Date;
};

export const insertAttachment = (
  db: Db,
  { projectId, userId, isImage, expiresAt, ...fields }: NewAttachment,
) =>
  idOfNew(
    db
      .insertInto('attachments')
      .values({
        project_id: projectId,
        uploader_id: userId,
        is_image: isImage,
        expires_at: expiresAt.toISOString(),
        ...fields,
      })
      .returning('id'),
  );

/** An attachment for someone who is in its project now. */
export const findAttachment = (db: Db, { id, userId }: { id: string; userId: number }) =>
  db
    .selectFrom('attachments')
    .innerJoin('project_members', 'project_members.project_id', 'attachments.project_id')
    .innerJoin('projects', 'projects.id', 'attachments.project_id')
    .select(['attachments.id', 'attachments.name', 'is_image', 'size'])
    .where('attachments.id', '=', id)
    .where('project_members.user_id', '=', userId)
    .where('projects.deleted_at', 'is', null)
    .executeTakeFirst();

/** The bytes of a project's attachments, and of all. */
export const measureAttachments = (
  db: Db,
  projectId: number,
): Promise<{ own: number; all: number }> =>
  db
    .selectFrom('attachments')
    .select([
      sql<number>`coalesce(sum(size) filter (where project_id = ${projectId}), 0)::bigint`.as(
        'own',
      ),
      sql<number>`coalesce(sum(size), 0)::bigint`.as('all'),
    ])
    .executeTakeFirstOrThrow();
