import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/full-name.ts';

/** Stores to whom a project is offered. The caller holds its lock. */
export async function setOffer(
  db: Db,
  { projectId, userId }: { projectId: number; userId: number | null },
) {
  await db
    .updateTable('projects')
    .set({ offered_to: userId })
    .where('id', '=', projectId)
    .execute();
}

/** What an email about an offer says. Undefined if the offer is closed. */
export const findOffer = (db: Db, { projectId, userId }: { projectId: number; userId: number }) =>
  db
    .selectFrom('projects')
    .innerJoin('users as creator', 'creator.id', 'projects.creator_id')
    .innerJoin('users as member', 'member.id', 'projects.offered_to')
    .select([
      'projects.name as project_name',
      'member.first_name',
      fullName('creator').as('creator_name'),
    ])
    .where('projects.id', '=', projectId)
    .where('projects.offered_to', '=', userId)
    .executeTakeFirst();

type TakeOver = { projectId: number; userId: number; successorId: number };

/** What an email to the former creator says. Undefined if an account or the project is gone. */
export const findTakeOver = (db: Db, { projectId, userId, successorId }: TakeOver) =>
  db
    .selectFrom('projects')
    .innerJoin('users as former', (join) => join.on('former.id', '=', userId))
    .innerJoin('users as successor', (join) => join.on('successor.id', '=', successorId))
    .select([
      'projects.name as project_name',
      'former.first_name',
      fullName('successor').as('successor_name'),
    ])
    .where('projects.id', '=', projectId)
    .executeTakeFirst();
