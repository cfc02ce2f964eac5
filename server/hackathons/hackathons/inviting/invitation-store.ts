import { sql } from 'kysely';
import type { InvitedAddress } from '#contract/hackathons/hackathon-people.ts';
import { maxEmailsPerAddress } from '#contract/hackathons/hackathon-rules.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';

type Inviting = { hackathonId: number; addresses: string[]; personId: number; now: Date };

/** Stores addresses that weren't invited with the current code, and returns those. */
export async function insertInvited(
  db: Db,
  { hackathonId, addresses, personId, now }: Inviting,
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    insert into hackathon_invitations as invited (hackathon_id, email, code, invited_by, invited_at)
    select hackathons.id, address.email, hackathons.code, ${personId}, ${now}
      from hackathons, unnest(${addresses}::text[]) as address (email)
     where hackathons.id = ${hackathonId}
       and (select count(*) from hackathon_invitations as before
             where before.hackathon_id = hackathons.id
               and before.email = address.email) < ${maxEmailsPerAddress}
    on conflict do nothing
    returning email`.execute(db);
  return rows.map(({ email }) => email);
}

/**
 * Those of these addresses whose owner has blocked someone, or is blocked by them, or was removed from
 * the hackathon.
 */
export async function listUninvitable(
  db: Db,
  { hackathonId, personId, addresses }: Omit<Inviting, 'now'>,
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users
     where email = any(${addresses}::text[])
       and (exists(select from blocks
                    where (blocker_id = users.id and blocked_id = ${personId})
                       or (blocker_id = ${personId} and blocked_id = users.id))
            or exists(select from hackathon_people
                       where hackathon_id = ${hackathonId} and user_id = users.id
                         and state = 'removed'))`.execute(db);
  return rows.map(({ email }) => email);
}

/** The addresses whose owners haven't signed up, in the order in which they were last invited. */
export const listInvited = (db: Db, hackathonId: number) => rowsOf<InvitedAddress>(db)`
    select email, max(invited_at) as "invitedAt",
           not bool_or(invited.code = hackathons.code) as "hasOldCode"
      from hackathon_invitations as invited
      join hackathons on hackathons.id = hackathon_id
     where hackathon_id = ${hackathonId}
     group by email
     order by max(invited_at), email`;

/** Someone who has signed up doesn't have to be reminded of. */
export const deleteInvitedAddress = (
  db: Db,
  { hackathonId, userId }: { hackathonId: number; userId: number },
) =>
  sql`
    delete from hackathon_invitations using users
     where hackathon_id = ${hackathonId} and users.id = ${userId}
       and hackathon_invitations.email = users.email`.execute(db);

/**
 * What the newest email to an invited address says; undefined if there's nothing to come to anymore.
 * `emails`: how many it has been sent, with this one.
 */
export const findInvitation = (
  db: Db,
  { hackathonId, email, now }: { hackathonId: number; email: string; now: Date },
) =>
  db
    .selectFrom('hackathon_invitations as invitation')
    .innerJoin('hackathons', 'hackathons.id', 'invitation.hackathon_id')
    .leftJoin('users as inviter', 'inviter.id', 'invitation.invited_by')
    .select([
      'hackathons.slug',
      'hackathons.code',
      'hackathons.name',
      'hackathons.starts_at',
      'hackathons.time_zone',
      'inviter.id as inviter_id',
      fullName('inviter').as('inviter_name'),
      sql<number>`count(*) over ()`.as('emails'),
    ])
    .where('invitation.hackathon_id', '=', hackathonId)
    .where('invitation.email', '=', email)
    .where('hackathons.canceled_at', 'is', null)
    .where('hackathons.ends_at', '>', now.toISOString())
    .orderBy('invitation.invited_at', 'desc')
    .limit(1)
    .executeTakeFirst();
