import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/full-name.ts';

type Inviting = { hackathonId: number; addresses: string[]; personId: number; now: Date };

/** Stores addresses that weren't invited before, and returns those. */
export async function insertInvited(
  db: Db,
  { hackathonId, addresses, personId, now }: Inviting,
): Promise<string[]> {
  const rows = await db
    .insertInto('hackathon_invitations')
    .values(
      addresses.map((email) => ({
        hackathon_id: hackathonId,
        email,
        invited_by: personId,
        invited_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** How many addresses someone has invited after a time, to any hackathon. */
export async function countInvited(
  db: Db,
  { personId, since }: { personId: number; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('hackathon_invitations')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('invited_by', '=', personId)
    .where('invited_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of these addresses whose owner has blocked someone, or is blocked by them. */
export async function listApartByAddress(
  db: Db,
  { personId, addresses }: { personId: number; addresses: string[] },
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users
     where email = any(${addresses}::text[])
       and exists(select from blocks
                   where (blocker_id = users.id and blocked_id = ${personId})
                      or (blocker_id = ${personId} and blocked_id = users.id))`.execute(db);
  return rows.map(({ email }) => email);
}

/** The addresses whose owners haven't signed up, in the order in which they were invited. */
export const listInvited = (db: Db, hackathonId: number) =>
  db
    .selectFrom('hackathon_invitations')
    .select(['email', 'invited_at as invitedAt'])
    .where('hackathon_id', '=', hackathonId)
    .orderBy('invited_at')
    .orderBy('email')
    .execute();

/** Someone who has signed up doesn't have to be reminded of. */
export async function deleteInvitedAddress(
  db: Db,
  { hackathonId, userId }: { hackathonId: number; userId: number },
) {
  await sql`
    delete from hackathon_invitations using users
     where hackathon_id = ${hackathonId} and users.id = ${userId}
       and hackathon_invitations.email = users.email`.execute(db);
}

/** What an email to an invited address says; undefined if there's nothing to come to anymore. */
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
    ])
    .where('invitation.hackathon_id', '=', hackathonId)
    .where('invitation.email', '=', email)
    .where('hackathons.canceled_at', 'is', null)
    .where('hackathons.ends_at', '>', now.toISOString())
    .executeTakeFirst();
