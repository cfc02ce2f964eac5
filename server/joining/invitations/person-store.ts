import { sql } from 'kysely';
import type { InvitationState } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { exists, hasChanged, idOfNew } from '#server/platform/database/sql/outcomes.ts';

type NewInvitation = {
  projectId: number;
  userId: number;
  role: { id: number; name: string } | undefined;
  invitedBy: number;
  message: string;
  createdAt: Date;
  expiresAt: Date;
};

export const insertForPerson = (db: Db, invitation: NewInvitation) =>
  idOfNew(
    db
      .insertInto('invitations')
      .values({
        project_id: invitation.projectId,
        user_id: invitation.userId,
        role_id: invitation.role?.id ?? null,
        role_name: invitation.role?.name ?? '',
        invited_by: invitation.invitedBy,
        message: invitation.message,
        state: 'sent',
        most_uses: 1,
        created_at: invitation.createdAt.toISOString(),
        expires_at: invitation.expiresAt.toISOString(),
      })
      .returning('id'),
  );

type Inviting = { projectId: number; userId: number; personId: number; dayAgo: Date; since: Date };

/**
 * Counts a project's open invitations to people, how many people this person has invited within a day,
 * and when the project last invited the same person after `since`.
 */
export const countForPeople = (db: Db, { projectId, userId, personId, dayAgo, since }: Inviting) =>
  db
    .selectFrom('users')
    .select((row) => [
      row
        .selectFrom('invitations')
        .select((invitation) => invitation.fn.countAll<number>().as('count'))
        .where('project_id', '=', projectId)
        .where('state', '=', 'sent')
        .$asScalar()
        .$notNull()
        .as('open'),
      row
        .selectFrom('invitations')
        .select((invitation) => invitation.fn.countAll<number>().as('count'))
        .where('invited_by', '=', personId)
        .where('user_id', 'is not', null)
        .where('created_at', '>', dayAgo.toISOString())
        .$asScalar()
        .$notNull()
        .as('today'),
      row
        .selectFrom('invitations')
        .select((invitation) => invitation.fn.max('created_at').as('last'))
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .where('created_at', '>', since.toISOString())
        .$asScalar()
        .as('last'),
      'users.created_at',
    ])
    .where('users.id', '=', personId)
    .executeTakeFirstOrThrow();

/** Whether a person exists, and their name. */
export const findPerson = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', fullName('users').as('name')])
    .where('id', '=', userId)
    .executeTakeFirst();

export type OwnInvitationRow = Awaited<ReturnType<typeof listOfPerson>>[number];

/** Selects invitations to people. Deleted projects have none. */
const selectOfPerson = (db: Db, userId: number) =>
  db
    .selectFrom('invitations')
    .innerJoin('projects', 'projects.id', 'invitations.project_id')
    .leftJoin('users as inviter', 'inviter.id', 'invitations.invited_by')
    .select([
      'invitations.id',
      'invitations.project_id',
      'projects.name',
      'projects.description',
      'projects.status',
      'projects.team_size',
      sql<number>`(select count(*) from project_members as member
                    where member.project_id = invitations.project_id)`.as('members'),
      'invitations.role_id',
      'invitations.role_name',
      'inviter.id as inviter_id',
      fullName('inviter').as('inviter_name'),
      'invitations.message',
      'invitations.state',
      'invitations.created_at',
      'invitations.expires_at',
      'invitations.ended_at',
    ])
    .where('invitations.user_id', '=', userId)
    .where('projects.deleted_at', 'is', null);

export const findOfPerson = (db: Db, { id, userId }: { id: number; userId: number }) =>
  selectOfPerson(db, userId).where('invitations.id', '=', id).executeTakeFirst();

/** A person's newest invitations, open ones first. */
export const listOfPerson = (db: Db, userId: number) =>
  selectOfPerson(db, userId)
    .orderBy(sql`invitations.state = 'sent'`, 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(50)
    .execute();

/** Ends an open invitation to a person. Returns false if it isn't open anymore. */
export const endInvitation = (
  db: Db,
  { id, state, now }: { id: number; state: Exclude<InvitationState, 'sent'>; now: Date },
) =>
  hasChanged(
    db
      .updateTable('invitations')
      .set({ state, ended_at: now.toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'sent'),
  );

/**
 * Whether someone has an open invitation to a project: one to them, or the link with this hash. Someone
 * who was removed needs a newer link.
 */
export async function isInvited(
  db: Db,
  membership: { projectId: number; userId: number; tokenHash: Buffer | undefined; now: Date },
): Promise<boolean> {
  const { projectId, userId, tokenHash = null, now } = membership;
  return exists(
    db
      .selectFrom('invitations')
      .select('id')
      .where('project_id', '=', projectId)
      .where(
        sql<boolean>`(
        user_id = ${userId} and state = 'sent'
        or token_hash = ${tokenHash} and revoked_at is null and uses < most_uses
           and expires_at > ${now.toISOString()}
           and not exists(
               select from departures
                where departures.project_id = invitations.project_id
                  and departures.user_id = ${userId} and kind = 'removed'
                  and departures.at > invitations.created_at))`,
      )
      .limit(1),
  );
}
