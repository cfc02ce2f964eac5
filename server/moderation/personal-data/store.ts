import { sql } from 'kysely';
import { forgetAuthor } from '#server/board/comments/store.ts';
import { deleteVersionsBy } from '#server/board/comments/version-store.ts';
import { forgetWriter } from '#server/board/documents/store.ts';
import { forgetHelper } from '#server/gatherings/forum/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { deleteKeysOf } from '#server/platform/idempotency/store.ts';

/** A person's own row, without credentials. */
export const findAccountData = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'login_method',
      'first_name',
      'last_name',
      'avatar',
      'short_description',
      'about_me',
      'country',
      'city',
      'github_url',
      'linkedin_url',
      'x_url',
      'personal_website_url',
      'communication_email',
      'communication_email_confirmed',
      'interests',
      'time_zone',
      'created_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();

/** Deletes a person's projects for good that they could still have restored. */
export const deleteRemovedProjects = (db: Db, userId: number) =>
  db
    .deleteFrom('projects')
    .where('creator_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .execute();

export const deleteProject = (db: Db, projectId: number) =>
  db.deleteFrom('projects').where('id', '=', projectId).execute();

/**
 * Also deletes everything that names the person: emails, registrations, stored idempotent replies,
 * earlier texts of their posts, and their name in repositories.
 */
export async function deleteUser(db: Db, { userId, email }: { userId: number; email: string }) {
  await deleteJoinRequests(db, userId);
  await deleteEmails(db, userId);
  await removeFromReplies(db, userId);
  await deleteNotices(db, userId);
  await forgetReporter(db, { userId, email });
  await deleteVersionsBy(db, userId);
  await db.deleteFrom('registrations').where('email', '=', email).execute();
  await db.deleteFrom('hackathon_invitations').where('email', '=', email).execute();
  await deleteKeysOf(db, userId);
  await removeFromRepositoryItems(db, userId);
  // Before the account: whoever has locked these may be about to tell the person something.
  await forgetHelper(db, userId);
  await forgetAuthor(db, userId);
  await forgetWriter(db, userId);
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

/** What the person did in repositories stays, without their name. */
const removeFromRepositoryItems = (db: Db, userId: number) =>
  db
    .updateTable('repository_items')
    .set({ author_name: '', author_login: '' })
    .where('author_id', '=', userId)
    .execute();

/** Their reports stay with the admins, without an address. */
const forgetReporter = (db: Db, { userId, email }: { userId: number; email: string }) =>
  db
    .updateTable('reports')
    .set({ email: '' })
    .where((where) => where.or([where('reporter_id', '=', userId), where('email', '=', email)]))
    .execute();

/** Deletes emails to and about a person, and SMTP errors and refusals of their addresses. */
const deleteEmails = (db: Db, userId: number) =>
  sql`
    with addresses as (
      select email as address from users where id = ${userId}
      union select communication_email from users where id = ${userId}
      union select email from identities where user_id = ${userId}
      union select email from contact_address_tokens where user_id = ${userId}
    ), deleted as (
      delete from outbox
       where payload ->> 'userId' = ${String(userId)}
          or payload ->> 'email' in (select address from addresses)
      returning id
    ), forgotten as (
      delete from mail_refusals
       where address_hash in (select sha256(convert_to(address, 'UTF8')) from addresses)
    )
    update outbox set last_error = null
     where id not in (select id from deleted)
       and exists (select from addresses where position(address in lower(last_error)) > 0)`.execute(
    db,
  );

/** A team may be closing them and about to notify the person, so they're deleted before the person is locked. */
const deleteJoinRequests = (db: Db, userId: number) =>
  db.deleteFrom('join_requests').where('user_id', '=', userId).execute();

/** Deletes what others were told with the person's words: requests, invitations, goodbyes, announcements and cancellations. */
const deleteNotices = (db: Db, userId: number) =>
  db
    .deleteFrom('notifications')
    .where('actor_id', '=', userId)
    .where('kind', 'in', [
      'join_request_received',
      'join_request_reminder',
      'join_request_unanswered',
      'member_leaving',
      'member_left',
      'invitation_received',
      'invitation_reminder',
      'hackathon_announced',
      'hackathon_canceled',
    ])
    .execute();

/** Removes the person's name from other people's stored idempotent replies. */
async function removeFromReplies(db: Db, userId: number) {
  await sql`
    update idempotency_keys
       set reply = reply || '{"assigneeId": null, "assigneeName": null}'
     where reply -> 'assigneeId' = to_jsonb(${userId}::bigint)`.execute(db);
  await sql`
    update idempotency_keys
       set reply = jsonb_set(reply, '{mentions}', (
             select coalesce(jsonb_agg(mention), '[]')
               from jsonb_array_elements(reply -> 'mentions') as mention
              where mention -> 'id' <> to_jsonb(${userId}::bigint)))
     where reply -> 'mentions' @> jsonb_build_array(jsonb_build_object('id', ${userId}::bigint))`.execute(
    db,
  );
}

export const findAccount = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
