import { insertAudit } from '#server/people/admins/audit-store.ts';
import { isActive, isAdmin } from '#server/people/admins/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/problem.ts';
import type { SiteModes } from '#contract/values/areas.ts';
import {
  deleteOrganizer,
  insertOrganizer,
  isOrganizer,
  listOrganizers,
} from './organizer-store.ts';
import type { Reader } from './policy.ts';
import { presentPerson } from './present.ts';

/** Whether someone can create events, as the admins of the site have chosen. */
export async function canCreate(
  db: Db,
  { userId, isAdmin }: Reader,
  { creators = 'organizers' }: SiteModes,
): Promise<boolean> {
  if (userId === 0) return false;
  if (isAdmin || creators === 'everyone') return true;
  return creators === 'organizers' && isOrganizer(db, userId);
}

/** Who asks; a visitor has the ID 0. */
export async function readerOf(
  { db, clock, adminEmails }: Pick<Context, 'db' | 'clock' | 'adminEmails'>,
  user: { id: number } | undefined,
): Promise<Reader> {
  if (!user) return { userId: 0, isAdmin: false };
  const userId = user.id;
  return { userId, isAdmin: await isAdmin(db, { userId, adminEmails, now: clock() }) };
}

export const getOrganizers = async (db: Db) => (await listOrganizers(db)).map(presentPerson);

type Naming = { userId: number; actorId: number; now: Date };

export const nameOrganizer = (db: Db, { userId, actorId, now }: Naming) =>
  db.transaction().execute(async (db) => {
    if (!(await isActive(db, { userId, now }))) throw notFound('This person has no account.');
    if (!(await insertOrganizer(db, { userId, namedBy: actorId }))) return;
    await insertAudit(db, { actorId, act: 'add_organizer', subject: `person:${userId}`, now });
  });

/** The events that they have created stay theirs. */
export const removeOrganizer = (db: Db, { userId, actorId, now }: Naming) =>
  db.transaction().execute(async (db) => {
    if (!(await deleteOrganizer(db, userId))) return;
    await insertAudit(db, { actorId, act: 'remove_organizer', subject: `person:${userId}`, now });
  });
