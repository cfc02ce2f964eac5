import { sql } from 'kysely';
import type { OwnCredential } from '#contract/profiles/credentials.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullNameSql } from '#server/platform/database/sql/full-name.ts';
import { rowOf, rowsOf } from '#server/platform/database/sql/rows.ts';

type NewCredential = {
  id: string;
  userId: number;
  projectId: number;
  /** Null if it's about a participation. */
  resultId: number | null;
  jwt: string;
  now: Date;
};

export const insertCredential = (
  db: Db,
  { id, userId, projectId, resultId, jwt, now }: NewCredential,
) =>
  db
    .insertInto('credentials')
    .values({
      id,
      jwt,
      user_id: userId,
      project_id: projectId,
      result_id: resultId,
      created_at: now.toISOString(),
    })
    .execute();

/** The credential that someone has about a result or, without one, about what they did in a project. */
export const findIssued = (
  db: Db,
  { userId, projectId, resultId }: Pick<NewCredential, 'userId' | 'projectId' | 'resultId'>,
): Promise<{ id: string; jwt: string } | undefined> =>
  db
    .selectFrom('credentials')
    .select(['id', 'jwt'])
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .where('result_id', 'is not distinct from', resultId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export type CredentialRow = {
  id: string;
  userId: number;
  projectId: number;
  projectName: string;
  resultId: number | null;
  jwt: string;
  issuedAt: string;
};

export const findCredential = (db: Db, id: string) => rowOf<CredentialRow>(db)`
    select credentials.id, user_id as "userId", project_id as "projectId",
           projects.name as "projectName", result_id as "resultId", jwt, credentials.created_at as "issuedAt"
      from credentials
      join projects on projects.id = project_id and projects.deleted_at is null
     where credentials.id = ${id}`;

export type OwnCredentialRow = Omit<OwnCredential, 'title'> & {
  /** Of a result. */
  place: number | null;
  hackathon: string | null;
};

export const listCredentials = (db: Db, userId: number) => rowsOf<OwnCredentialRow>(db)`
    select credentials.id, projects.name as "projectName", credentials.created_at as "issuedAt",
           case when result_id is null then participations.id end as "participationId",
           result_id as "resultId", place, hackathons.name as hackathon
      from credentials
      join projects on projects.id = credentials.project_id and projects.deleted_at is null
      left join participations on participations.project_id = credentials.project_id
       and participations.user_id = credentials.user_id
      left join results on results.id = result_id
      left join hackathons on hackathons.id = results.hackathon_id
     where credentials.user_id = ${userId}
     order by credentials.created_at desc, credentials.id`;

/** Deletes a credential of this person and keeps that it's revoked. Returns whether it was there. */
export async function revokeCredential(
  db: Db,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from credentials where id = ${id} and user_id = ${userId} returning id)
    insert into revoked_credentials (id, revoked_at)
    select id, ${now.toISOString()}::timestamptz from gone returning id`.execute(db);
  return rows.length > 0;
}

/** Revokes all credentials about what a team submitted: a text in them is signed, so it can't be hidden. */
export const revokeCredentialsAbout = (
  db: Db,
  { submissionId, now }: { submissionId: number; now: Date },
) =>
  sql`
    with gone as (
      delete from credentials using results
       where results.id = result_id and submission_id = ${submissionId}
      returning credentials.id)
    insert into revoked_credentials (id, revoked_at)
    select id, ${now.toISOString()}::timestamptz from gone`.execute(db);

export const listRevoked = (db: Db) =>
  db.selectFrom('revoked_credentials').select(['id', 'revoked_at']).orderBy('revoked_at').execute();

/** The name and sign-in address of the person whom a credential is about. */
export async function getHolder(db: Db, userId: number): Promise<{ name: string; email: string }> {
  const { rows } = await sql<{ name: string; email: string }>`
    select ${sql.raw(fullNameSql('users'))} as name, email from users
     where id = ${userId}`.execute(db);
  return rows[0]!;
}
