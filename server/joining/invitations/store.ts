import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { countOf, hasChanged, idOfNew, valuesOf } from '#server/platform/database/sql/outcomes.ts';

type NewInvitation = {
  projectId: number;
  role: { id: number; name: string } | undefined;
  invitedBy: number;
  tokenHash: Buffer;
  mostUses: number;
  createdAt: Date;
  expiresAt: Date;
};

export const insertInvitation = (db: Db, invitation: NewInvitation) =>
  idOfNew(
    db
      .insertInto('invitations')
      .values({
        project_id: invitation.projectId,
        role_id: invitation.role?.id ?? null,
        role_name: invitation.role?.name ?? '',
        invited_by: invitation.invitedBy,
        token_hash: invitation.tokenHash,
        most_uses: invitation.mostUses,
        created_at: invitation.createdAt.toISOString(),
        expires_at: invitation.expiresAt.toISOString(),
      })
      .returning('id'),
  );

const isOpen = (now: Date) => sql<boolean>`
  (revoked_at is null and uses < most_uses and expires_at > ${now.toISOString()})`;

/** Counts a project's links that someone can still use. */
export const countOpen = (db: Db, { projectId, now }: { projectId: number; now: Date }) =>
  countOf(
    db
      .selectFrom('invitations')
      .where('project_id', '=', projectId)
      .where('token_hash', 'is not', null)
      .where(isOpen(now)),
  );

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

type List = { projectId: number; toPeople: boolean; now: Date; limit: number };

/** A project's newest links with who used them, or its newest invitations to people. */
export const listInvitations = (db: Db, { projectId, toPeople, now, limit }: List) =>
  db
    .selectFrom('invitations')
    .leftJoin('users as inviter', 'inviter.id', 'invitations.invited_by')
    .leftJoin('users as person', 'person.id', 'invitations.user_id')
    .select((row) => [
      'invitations.id',
      'invitations.role_name',
      'invitations.state',
      'invitations.message',
      'person.id as person_id',
      fullName('person').as('person_name'),
      'person.avatar as person_avatar',
      'inviter.id as inviter_id',
      fullName('inviter').as('inviter_name'),
      'invitations.most_uses',
      'invitations.uses',
      'invitations.created_at',
      'invitations.expires_at',
      isOpen(now).as('is_open'),
      jsonArrayFrom(
        row
          .selectFrom('invitation_uses')
          .innerJoin('users as joined', 'joined.id', 'invitation_uses.user_id')
          .select(['joined.id', fullName('joined').as('name'), 'invitation_uses.used_at as at'])
          .whereRef('invitation_uses.invitation_id', '=', 'invitations.id')
          .orderBy('invitation_uses.used_at'),
      ).as('used_by'),
    ])
    .where('invitations.project_id', '=', projectId)
    .where('invitations.user_id', toPeople ? 'is not' : 'is', null)
    .orderBy('invitations.id', 'desc')
    .limit(limit)
    .execute();

/** Revokes a link or withdraws an open invitation to a person. Returns false if there's none. */
export const revokeInvitation = (
  db: Db,
  { projectId, id, now }: { projectId: number; id: number; now: Date },
): Promise<{ user_id: number | null } | undefined> =>
  db
    .updateTable('invitations')
    .set({
      revoked_at: sql`coalesce(revoked_at, ${now.toISOString()})`,
      state: sql`case when state = 'sent' then 'withdrawn' else state end`,
      ended_at: sql`case when state = 'sent' then ${now.toISOString()}::timestamptz else ended_at end`,
    })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .returning('user_id')
    .executeTakeFirst();

/** Revokes all open links of a project, and withdraws its open invitations. Returns their IDs. */
export const revokeAll = (db: Db, { projectId, now }: { projectId: number; now: Date }) =>
  valuesOf(
    db
      .updateTable('invitations')
      .set({
        revoked_at: now.toISOString(),
        state: sql`case when state = 'sent' then 'withdrawn' else state end`,
        ended_at: sql`case when state = 'sent' then ${now.toISOString()}::timestamptz else ended_at end`,
      })
      .where('project_id', '=', projectId)
      .where('revoked_at', 'is', null)
      .where((where) =>
        where.or([
          where('state', '=', 'sent'),
          where.and([where('token_hash', 'is not', null), isOpen(now)]),
        ]),
      )
      .returning('id'),
  );

/** A link by the hash of its token, with its project. Deleted projects have none. */
export const findByHash = (
  db: Db,
  { tokenHash, readerId, now }: { tokenHash: Buffer; readerId: number | undefined; now: Date },
) =>
  db
    .selectFrom('invitations')
    .innerJoin('projects', 'projects.id', 'invitations.project_id')
    .leftJoin('users as inviter', 'inviter.id', 'invitations.invited_by')
    .select([
      'invitations.id',
      'invitations.project_id',
      'invitations.role_id',
      'invitations.role_name',
      'invitations.created_at',
      'invitations.expires_at',
      fullName('inviter').as('inviter_name'),
      'inviter.id as inviter_id',
      'projects.name',
      'projects.description',
      'projects.status',
      'projects.team_size',
      isOpen(now).as('is_open'),
      sql<number>`(select count(*) from project_members as member
                    where member.project_id = invitations.project_id
                      and member.inactive_since is null)`.as('members'),
      sql<boolean>`exists(select from project_members as reader
                           where reader.project_id = invitations.project_id
                             and reader.user_id = ${readerId ?? 0})`.as('is_member'),
      sql<boolean>`exists(select from invitation_uses as used
                           where used.invitation_id = invitations.id
                             and used.user_id = ${readerId ?? 0})`.as('is_used'),
    ])
    .where('invitations.token_hash', '=', tokenHash)
    .where('projects.deleted_at', 'is', null)
    .executeTakeFirst();

type Use = { id: number; userId: number; now: Date };

/** Counts a use if the link still has one. Returns whether it had. */
export const countUse = (db: Db, { id, now }: Use) =>
  hasChanged(
    db
      .updateTable('invitations')
      .set({ uses: sql`uses + 1` })
      .where('id', '=', id)
      .where(isOpen(now)),
  );

export const insertUse = (db: Db, { id, userId, now }: Use) =>
  db
    .insertInto('invitation_uses')
    .values({ invitation_id: id, user_id: userId, used_at: now.toISOString() })
    .execute();
