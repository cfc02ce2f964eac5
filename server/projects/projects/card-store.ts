import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { knowsTeam } from '#server/teams/members/hackathon-membership-store.ts';
import { leavingMembers, takenPlaces } from '#server/teams/openings/role-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fieldColumns } from './fields.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { type ReaderFacts, readerFacts } from './reader-store.ts';

export type CardRow = InferResult<ReturnType<typeof selectCards>>[number];
/** It has what concerns a person if it was read for one. */
export type CardWithFacts = CardRow & Partial<ReaderFacts>;

/**
 * Selects what a list shows of projects, from six tables. Callers add the conditions. It has no
 * parameters, because a search uses its text.
 */
export const selectCards = (db: Db) =>
  db
    .selectFrom('projects')
    .innerJoin('users as creator', 'creator.id', 'projects.creator_id')
    .select((row) => [
      'projects.id',
      'projects.creator_id',
      ...fieldColumns,
      'projects.looking_for',
      'projects.version',
      'projects.completed_at',
      'projects.summary',
      'projects.offered_to',
      'projects.unanswered_requests',
      'projects.quiet_asked_at',
      'projects.inactive_since',
      'projects.created_at',
      'projects.updated_at',
      'projects.hackathon_id',
      'projects.is_listed',
      fullName('creator').as('creator_name'),
      sql<number[]>`(select coalesce(json_agg(user_id), '[]') from project_members
                      where project_id = projects.id and inactive_since is not null)`.as(
        'inactive_ids',
      ),
      sql<number>`(select count(*) from planned_departures
                    where project_id = projects.id)`.as('leaving_count'),
      jsonArrayFrom(
        row
          .selectFrom('reservations')
          .select([
            'reservations.user_id as userId',
            sql<string | null>`case when request_id is null then until end`.as('until'),
          ])
          .whereRef('reservations.project_id', '=', 'projects.id'),
      ).as('reservations'),
      jsonArrayFrom(
        row
          .selectFrom('roles')
          .select([
            'roles.id',
            'roles.name',
            'roles.discipline',
            'roles.places',
            'roles.skills',
            'roles.level',
            'roles.mentors',
            takenPlaces.as('taken'),
            leavingMembers.as('leaving'),
          ])
          .whereRef('roles.project_id', '=', 'projects.id')
          .orderBy('roles.ordinal'),
      ).as('roles'),
      jsonArrayFrom(
        row
          .selectFrom('project_members as membership')
          .innerJoin('users as person', 'person.id', 'membership.user_id')
          .select([
            'membership.user_id as userId',
            fullName('person').as('name'),
            'person.avatar',
            'membership.role_name as role',
            'membership.is_lead as isLead',
          ])
          .whereRef('membership.project_id', '=', 'projects.id')
          .where('membership.inactive_since', 'is', null)
          .orderBy('membership.joined_at')
          .orderBy('membership.user_id'),
      ).as('members'),
    ]);

/** The same with what concerns the person reading. `readerId` is undefined for a visitor. */
export const selectCardsFor = (db: Db, readerId: number | undefined) =>
  selectCards(db).$if(readerId !== undefined, (cards) => cards.select(readerFacts(readerId!)));

/** A project that someone, or a visitor, can see. */
export const findSeenCard = (
  db: Db,
  { id, readerId }: { id: number; readerId: number | undefined },
) =>
  selectCards(db)
    .where('projects.id', '=', id)
    .where('projects.deleted_at', 'is', null)
    .where(knowsTeam(readerId))
    .executeTakeFirst();

export const listCardsById = (db: Db, { ids, readerId }: { ids: number[]; readerId: number }) =>
  selectCardsFor(db, readerId)
    .where('projects.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('projects.deleted_at', 'is', null)
    .execute();

/** The teams of a hackathon, oldest first, without those that were merged into others. */
export const listCardsOfHackathon = (
  db: Db,
  { hackathonId, readerId }: { hackathonId: number; readerId: number },
) =>
  selectCardsFor(db, readerId)
    .where('projects.hackathon_id', '=', hackathonId)
    .where('projects.deleted_at', 'is', null)
    .where(sql<boolean>`exists(select from hackathon_places where project_id = projects.id)`)
    .orderBy('projects.id')
    .execute();

/** A person's projects that someone, or a visitor, can see, the last joined first. */
export const listCardsOfMember = (
  db: Db,
  { userId, readerId }: { userId: number; readerId: number | undefined },
) =>
  selectCardsFor(db, readerId)
    .innerJoin('project_members', 'project_members.project_id', 'projects.id')
    .where('project_members.user_id', '=', userId)
    .where(knowsTeam(readerId))
    .orderBy('project_members.joined_at', 'desc')
    .orderBy('projects.id', 'desc')
    .execute();

/** Openings are looked for among this many of the newest projects. */
const newestCount = 300;

/** The newest projects with a free place in a role, without those that the person is in. */
export const listOpenCards = (
  db: Db,
  { userId, limit }: { userId: number | undefined; limit: number },
) =>
  selectCardsFor(db, userId)
    .where(
      'projects.id',
      'in',
      sql<number>`(
        select id from (select * from projects order by id desc limit ${newestCount}) as newest
         where status <> 'Completed' and looking_for <> '{}' and deleted_at is null
           and is_listed
           and inactive_since is null
           and team_size > (select count(*) from project_members
                             where project_id = newest.id and inactive_since is null)
                           + (select count(*) from reservations where project_id = newest.id)
           and not exists (select from project_members
                            where project_id = newest.id and user_id = ${userId ?? 0})
         order by id desc limit ${limit})`,
    )
    .orderBy('projects.id', 'desc')
    .execute();
