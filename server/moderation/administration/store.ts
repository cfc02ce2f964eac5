import { sql } from 'kysely';
import type { ProjectStatus } from '#contract/values/vocabulary.ts';
import { isAdminSql } from '#server/people/admins/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';

export type Search = { query: string; before: number | undefined; limit: number };

/** The ID that a search may mean; 0 if it's no number. */
const idIn = (query: string) => (/^\d{1,15}$/.test(query) ? Number(query) : 0);

type Name = { id: number; name: string };

/** Accounts with a text in their name or address, or with an ID, the newest first. */
export const listAccounts = (
  db: Db,
  {
    query,
    before,
    limit,
    adminEmails,
    now,
  }: Search & { adminEmails: readonly string[]; now: Date },
) =>
  db
    .selectFrom('users')
    .select([
      'users.id',
      'email',
      fullName('users').as('name'),
      'users.created_at',
      isAdminSql(adminEmails).as('is_admin'),
      sql<number>`(select count(*) from project_members
                    where user_id = users.id and inactive_since is null)`.as('teams'),
      sql<{ decisionId: number; until: string | null } | null>`(
        select json_build_object('decisionId', decisions.id, 'until', until) from decisions
         where act = 'suspend' and user_id = users.id and undone_at is null
           and coalesce(until, 'infinity') > ${now.toISOString()}
         order by until desc nulls first limit 1)`.as('suspension'),
    ])
    .where(
      sql<boolean>`(position(lower(${query}) in lower(email || ' ' || ${fullName('users')})) > 0
                    or users.id = ${idIn(query)})`,
    )
    .$if(before !== undefined, (accounts) => accounts.where('users.id', '<', before ?? 0))
    .orderBy('users.id', 'desc')
    .limit(limit)
    .execute();

/** Projects with a text in their name, or with an ID, the newest first. */
export const listProjects = (db: Db, { query, before, limit }: Search) =>
  db
    .selectFrom('projects')
    .innerJoin('users as creator', 'creator.id', 'projects.creator_id')
    .select([
      'projects.id',
      'projects.name',
      sql<ProjectStatus>`status`.as('status'),
      'projects.created_at',
      sql<Name>`json_build_object('id', creator.id, 'name', ${fullName('creator')})`.as('creator'),
      sql<number>`(select count(*) from project_members
                    where project_id = projects.id and inactive_since is null)`.as('members'),
      sql<{ decisionId: number } | null>`(
        select json_build_object('decisionId', decisions.id) from decisions
         where kind = 'project' and subject_id = projects.id and act = 'close'
           and undone_at is null
         order by decisions.id desc limit 1)`.as('closing'),
    ])
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`(position(lower(${query}) in lower(projects.name)) > 0
                    or projects.id = ${idIn(query)})`,
    )
    .$if(before !== undefined, (projects) => projects.where('projects.id', '<', before ?? 0))
    .orderBy('projects.id', 'desc')
    .limit(limit)
    .execute();
