import { insertAudit } from './audit-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/problem.ts';
import {
  deleteAdmin,
  findAccountId,
  insertAdmin,
  isAdmin,
  listAdmins,
  listSuspended,
} from './store.ts';

type Change = { email: string; now: Date };

/** Makes the account with this address an admin, by command. Throws if there's none. */
export const addAdmin = (db: Db, change: Change) =>
  changeAdmin(db, { ...change, act: 'add_admin', change: insertAdmin });

/** The account with this address isn't an admin anymore, unless ADMIN_EMAILS names it. */
export const removeAdmin = (db: Db, change: Change) =>
  changeAdmin(db, { ...change, act: 'remove_admin', change: deleteAdmin });

async function changeAdmin(
  db: Db,
  {
    email,
    now,
    act,
    change,
  }: Change & { act: string; change: (db: Db, userId: number) => Promise<boolean> },
) {
  await db.transaction().execute(async (db) => {
    const userId = await findAccountId(db, email);
    if (userId === undefined) throw new Error(`There’s no account with the address ${email}.`);
    if (!(await change(db, userId))) return;
    await insertAudit(db, { actorId: 'command', act, subject: `person:${userId}`, now });
  });
}

/** Throws not_found to everyone else, as for a page that doesn't exist. */
export async function refuseOthers(
  { db, clock, adminEmails }: Pick<Context, 'db' | 'clock' | 'adminEmails'>,
  userId: number,
) {
  if (!(await isAdmin(db, { userId, adminEmails, now: clock() }))) throw notFound();
}

/** Where admins get email, unless they're suspended. */
export async function listAdminAddresses(
  db: Db,
  { adminEmails, now }: { adminEmails: readonly string[]; now: Date },
): Promise<string[]> {
  const added = await listAdmins(db);
  const addresses = [...new Set([...adminEmails, ...added.map(({ email }) => email)])];
  if (addresses.length === 0) return [];
  const suspended = await listSuspended(db, { addresses, now });
  return addresses.filter((address) => !suspended.includes(address));
}
