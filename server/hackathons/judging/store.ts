import { sql } from 'kysely';
import { closedByAdmin } from '#server/projects/projects/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { exists, firstOf } from '#server/platform/database/sql/outcomes.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';
import { isActiveSql } from '#server/platform/database/sql/suspended.ts';
import type { Deal } from './deal.ts';

/** The hackathon that has ended the longest ago whose submissions have to be dealt out, locked. */
export const lockHackathonToDeal = (db: Db, now: Date) =>
  firstOf(
    db
      .selectFrom('hackathons')
      .select('id')
      .where('ends_at', '<=', now.toISOString())
      .where('dealt_at', 'is', null)
      .where('canceled_at', 'is', null)
      .where('results_published_at', 'is', null)
      .orderBy('ends_at')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked(),
  );

/**
 * Who mustn't judge which team: one of its members is the judge, has been in a project with them, or one
 * of the two has blocked the other.
 */
export async function listBarred(
  db: Db,
  { hackathonId, judgeId }: { hackathonId: number; judgeId?: number },
): Promise<Deal[]> {
  const onlyOne = judgeId === undefined ? sql`` : sql`and judge.user_id = ${judgeId}`;
  return rowsOf<Deal>(db)`
    select distinct judge.user_id as "judgeId", place.project_id as "projectId"
      from hackathon_staff as judge
      join hackathon_places as place on place.hackathon_id = judge.hackathon_id
     where judge.hackathon_id = ${hackathonId} and judge.role = 'judge' ${onlyOne}
       and (place.user_id = judge.user_id
            or exists(select from participations as own
                        join participations as theirs on theirs.project_id = own.project_id
                       where own.user_id = judge.user_id and theirs.user_id = place.user_id)
            or exists(select from blocks
                       where (blocker_id = judge.user_id and blocked_id = place.user_id)
                          or (blocker_id = place.user_id and blocked_id = judge.user_id)))`;
}

/** A hackathon's teams by their names, before any have submitted. */
export const listTeams = (db: Db, hackathonId: number) => rowsOf<{
  projectId: number;
  team: string;
}>(db)`
    select id as "projectId", name as team from projects
     where deleted_at is null
       and id in (select project_id from hackathon_places where hackathon_id = ${hackathonId})
     order by fold_text(name), id`;

/** The conflicts of interest that judges have declared. */
export const listConflicts = (db: Db, hackathonId: number): Promise<Deal[]> =>
  db
    .selectFrom('judgements')
    .select(['judge_id as judgeId', 'project_id as projectId'])
    .where('hackathon_id', '=', hackathonId)
    .where('has_conflict', '=', true)
    .execute();

/** What was dealt out before. */
export const listDealt = (db: Db, hackathonId: number): Promise<(Deal & { isScored: boolean })[]> =>
  db
    .selectFrom('judgements')
    .select([
      'judge_id as judgeId',
      'project_id as projectId',
      sql<boolean>`scores is not null`.as('isScored'),
    ])
    .where('hackathon_id', '=', hackathonId)
    .where('has_conflict', '=', false)
    .orderBy('project_id')
    .orderBy('judge_id')
    .execute();

/** Stores what is dealt out. Returns the judges who got something new. */
export async function storeDeals(
  db: Db,
  { hackathonId, deals }: { hackathonId: number; deals: readonly Deal[] },
): Promise<number[]> {
  const [judgeIds, projectIds] = [
    deals.map(({ judgeId }) => judgeId),
    deals.map(({ projectId }) => projectId),
  ];
  // Scores of someone who isn't a judge now stay, in case that was a mistake. They don't count.
  const { rows } = await sql<{ judgeId: number }>`
    with dealt as (
      select * from unnest(${judgeIds}::bigint[], ${projectIds}::bigint[]) as t(judge_id, project_id)
    ), gone as (
      delete from judgements
       where hackathon_id = ${hackathonId} and scores is null and not has_conflict
         and not exists(select from dealt where dealt.judge_id = judgements.judge_id
                                            and dealt.project_id = judgements.project_id)
    ), added as (
      insert into judgements (hackathon_id, judge_id, project_id)
      select ${hackathonId}, judge_id, project_id from dealt
      on conflict do nothing returning judge_id
    )
    select distinct judge_id as "judgeId" from added order by judge_id`.execute(db);
  return rows.map(({ judgeId }) => judgeId);
}

type Current = { hackathonId: number; now: Date };

/** How far each judge is, of those who aren't suspended. */
export const listJudges = (db: Db, { hackathonId, now }: Current) =>
  db
    .selectFrom('hackathon_staff as staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .leftJoin('judgements', (join) =>
      join
        .onRef('judgements.hackathon_id', '=', 'staff.hackathon_id')
        .onRef('judgements.judge_id', '=', 'staff.user_id')
        .on('judgements.has_conflict', '=', false),
    )
    .select((row) => [
      'users.id',
      fullName('users').as('name'),
      'users.avatar',
      row.fn.count<number>('judgements.project_id').as('dealt'),
      row.fn
        .count<number>('judgements.project_id')
        .filterWhere('judgements.scores', 'is not', null)
        .as('scored'),
    ])
    .where('staff.hackathon_id', '=', hackathonId)
    .where('staff.role', '=', 'judge')
    .where(isActiveSql(now))
    .groupBy(['users.id', 'staff.added_at'])
    .orderBy('staff.added_at')
    .orderBy('users.id')
    .execute();

/** What a judge is to score, in the order of the teams' names. */
export const listJudgements = (
  db: Db,
  { hackathonId, judgeId }: { hackathonId: number; judgeId: number },
) =>
  selectJudgements(db, { hackathonId, judgeId })
    .orderBy(sql`fold_text(projects.name)`)
    .orderBy('projects.id')
    .execute();

export const findJudgement = (
  db: Db,
  { projectId, ...judge }: { hackathonId: number; judgeId: number; projectId: number },
) => selectJudgements(db, judge).where('projects.id', '=', projectId).executeTakeFirst();

const selectJudgements = (
  db: Db,
  { hackathonId, judgeId }: { hackathonId: number; judgeId: number },
) =>
  db
    .selectFrom('judgements')
    .innerJoin('submissions', 'submissions.project_id', 'judgements.project_id')
    .innerJoin('projects', 'projects.id', 'judgements.project_id')
    .select([
      'projects.id as projectId',
      'projects.name as team',
      'submissions.title',
      'submissions.text',
      'submissions.repository',
      'submissions.demo',
      'submissions.video',
      'judgements.scores',
      'judgements.note',
      'judgements.has_conflict as hasConflict',
    ])
    .where('judgements.hackathon_id', '=', hackathonId)
    .where('judgements.judge_id', '=', judgeId)
    .where('projects.deleted_at', 'is', null)
    .where((where) => where.not(closedByAdmin));

type Judging = {
  hackathonId: number;
  judgeId: number;
  projectId: number;
  scores: number[] | null;
  note: string;
  hasConflict: boolean;
  now: Date;
};

export const storeJudgement = (
  db: Db,
  { hackathonId, judgeId, projectId, scores, note, hasConflict, now }: Judging,
) =>
  db
    .updateTable('judgements')
    .set({ scores, note, has_conflict: hasConflict, judged_at: now.toISOString() })
    .where('hackathon_id', '=', hackathonId)
    .where('judge_id', '=', judgeId)
    .where('project_id', '=', projectId)
    .execute();

type Scored = {
  projectId: number;
  judgeId: number;
  judge: string;
  scores: number[];
  note: string;
  judgedAt: string;
};

/** The scores that count: those of the people who are judges now, and aren't suspended. */
export const listScores = (db: Db, { hackathonId, now }: Current): Promise<Scored[]> =>
  db
    .selectFrom('judgements')
    .innerJoin('hackathon_staff as staff', (join) =>
      join
        .onRef('staff.hackathon_id', '=', 'judgements.hackathon_id')
        .onRef('staff.user_id', '=', 'judgements.judge_id')
        .on('staff.role', '=', 'judge'),
    )
    .innerJoin('users', 'users.id', 'judgements.judge_id')
    .select([
      'judgements.project_id as projectId',
      'judgements.judge_id as judgeId',
      fullName('users').as('judge'),
      sql<number[]>`judgements.scores`.as('scores'),
      'judgements.note',
      sql<string>`judgements.judged_at`.as('judgedAt'),
    ])
    .where('judgements.hackathon_id', '=', hackathonId)
    .where('judgements.scores', 'is not', null)
    .where(isActiveSql(now))
    .where('judgements.has_conflict', '=', false)
    .orderBy('judgements.project_id')
    .orderBy('judgements.judge_id')
    .execute();

/** Whether a judge was suspended when submissions were last dealt out. */
export const wasLeftOut = (db: Db, { judgeId, dealtAt }: { judgeId: number; dealtAt: string }) =>
  exists(
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', judgeId)
      .where('suspended_until', '>', dealtAt),
  );
