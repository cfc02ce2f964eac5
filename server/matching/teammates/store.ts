import { sql } from 'kysely';
import { answerDays } from '#contract/values/teammate-rules.ts';
import type { Db } from '#server/migrations/tables.ts';
import { daysBefore } from '#server/platform/database/sql/days-before.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { exists } from '#server/platform/database/sql/outcomes.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';

export type PairRow = {
  userId: number;
  name: string;
  avatar: string | null;
  projectId: number;
  projectName: string;
  until: string;
  answer: 'yes' | 'no' | null;
};

/**
 * Whether a question in `teammate_answers` can be asked: neither has blocked the other as far as the
 * person asked knows, the teammate isn't suspended, and the two aren't back in that team.
 */
export const canBeAskedSql = (now: Date) => sql`
  not exists(select from blocks
              where blocker_id = teammate_answers.user_id and blocked_id = teammate_id)
  and not exists(select from users as suspended
                  where suspended.id = teammate_id and suspended_until > ${now})
  and not exists(select from projects
                   join project_members as one on one.project_id = projects.id
                   join project_members as other on other.project_id = projects.id
                  where projects.id = teammate_answers.project_id and status <> 'Completed'
                    and one.user_id = teammate_answers.user_id and other.user_id = teammate_id)`;

/** What someone can still answer, the projects that ended last first. */
export const listPairs = (
  db: Db,
  { userId, now }: { userId: number; now: Date },
) => rowsOf<PairRow>(db)`
    select users.id as "userId", ${fullName('users')} as name, avatar,
           projects.id as "projectId", projects.name as "projectName", answer,
           ended_at + make_interval(days => ${answerDays}) as until
      from teammate_answers
      join users on users.id = teammate_id
      join projects on projects.id = teammate_answers.project_id
     where user_id = ${userId} and ended_at > ${daysBefore(now, answerDays)}
       and ${canBeAskedSql(now)}
     order by ended_at desc, projects.id, name, users.id`;

type Answering = { userId: number; teammateId: number; answer: 'yes' | 'no' | null; now: Date };

/** Stores an answer. Returns false if the person isn't asked about this teammate now. */
export async function storeAnswer(
  db: Db,
  { userId, teammateId, answer, now }: Answering,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update teammate_answers set answer = ${answer}
     where user_id = ${userId} and teammate_id = ${teammateId}
       and ended_at > ${daysBefore(now, answerDays)} and ${canBeAskedSql(now)}`.execute(db);
  return numAffectedRows === 1n;
}

/** Whether someone was asked about a teammate too long ago to answer now. */
export const wasAsked = (db: Db, { userId, teammateId, now }: Omit<Answering, 'answer'>) =>
  exists(
    db
      .selectFrom('teammate_answers')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('teammate_id', '=', teammateId)
      .where('ended_at', '<=', daysBefore(now, answerDays)),
  );
