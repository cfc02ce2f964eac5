import { sql } from 'kysely';
import type { EmailTime, NotificationKind } from '#contract/notifications/notification-kinds.ts';
import type { Db } from '#server/migrations/tables.ts';

/** Older notifications aren't sent if someone turns their email on later. */
const maxDays = 7;

/**
 * What emails need of a recipient. The address is the contact email if it's confirmed, or else the login
 * address. Undefined if the account was deleted.
 */
export const findRecipient = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['first_name', 'time_zone'])
    .select(
      sql<string>`case when communication_email_confirmed then communication_email else email end`.as(
        'address',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirst();

export const listChosen = (db: Db, userId: number) =>
  db
    .selectFrom('notification_settings')
    .select(['kind', 'email'])
    .where('user_id', '=', userId)
    .execute();

type Choice = { kind: NotificationKind; email: EmailTime };

export async function saveChosen(
  db: Db,
  { userId, choices }: { userId: number; choices: Choice[] },
) {
  const chosen = new Map(choices.map(({ kind, email }) => [kind, email]));
  if (chosen.size === 0) return;
  await db
    .insertInto('notification_settings')
    .values([...chosen].map(([kind, email]) => ({ user_id: userId, kind, email })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet((row) => ({ email: row.ref('excluded.email') })),
    )
    .execute();
}

export const setTimeZone = (db: Db, { userId, timeZone }: { userId: number; timeZone: string }) =>
  db.updateTable('users').set({ time_zone: timeZone }).where('id', '=', userId).execute();

/** Moves what is unread and not yet emailed, of some kinds, to another daily or weekly email. */
export const moveEmails = (
  db: Db,
  {
    userId,
    kinds,
    emailAt,
    now,
  }: { userId: number; kinds: NotificationKind[]; emailAt: Date | null; now: Date },
) =>
  sql`
    update notifications set email_at = ${emailAt}
     where user_id = ${userId} and kind = any(${kinds}::text[])
       and read_at is null and mailed_at is null
       and created_at > ${now}::timestamptz - interval '${sql.raw(String(maxDays))} days'`.execute(
    db,
  );
