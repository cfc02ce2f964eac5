import { daysAfterDecline } from '#contract/values/vocabulary.ts';
import { daysApart } from '#server/teams/members/store.ts';
import { type RawBuilder, sql } from 'kysely';
import { awakeDays, dismissalDays } from '#contract/matching/match-points.ts';
import type { Discipline, Goal, RoleLevel } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { daysBefore } from '#server/platform/database/sql/days-before.ts';
import type { MatchedOpening } from './matched.ts';

/** Up to this many openings or people, all of them are compared. */
export const exactUpTo = 3000;

export type OpeningRow = MatchedOpening & {
  roleId: number;
  projectId: number;
  waiting: number;
  freePlaces: number;
};

type RawRow = Omit<OpeningRow, 'skills'> & { skills: string };

/** One text is much faster to read than an array. No skill has a line break. */
const columns = (week: string | null) => sql`
  role_id as "roleId", project_id as "projectId", discipline, array_to_string(skills, E'\n') as skills,
  level, mentors, hours, goal, asks, answered, requests, waiting, free_places as "freePlaces",
  bit_count(openings.week & ${week}::bit(168)) as "commonHours"`;

export const splitLines = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Changes the row itself: thousands of copies would cost as much as comparing them. */
const toRow = (row: RawRow): OpeningRow =>
  Object.assign(row as object, { skills: splitLines(row.skills) }) as OpeningRow;

/**
 * Who looks, and what they want to see. `closed`: projects that aren't shown to them. `only`: the ones
 * to choose from, if it's not all.
 */
export type OpeningSearch = {
  week: string | null;
  languages: string[];
  closed: number[];
  only: number[] | undefined;
  discipline: Discipline | undefined;
  goal: Goal | undefined;
  today: string;
};

const isAwake = (today: string) => sql`last_active_on > ${today}::date - ${awakeDays}::int`;

const matchesSearch = (search: OpeningSearch): RawBuilder<unknown> => sql`
  ${isAwake(search.today)}
  and (languages && ${search.languages}::text[] or cardinality(languages) = 0
       or cardinality(${search.languages}::text[]) = 0)
  and project_id <> all(${search.closed}::bigint[])
  ${search.only === undefined ? sql`` : sql`and project_id = any(${search.only}::bigint[])`}
  ${search.discipline === undefined ? sql`` : sql`and discipline = ${search.discipline}`}
  ${search.goal === undefined ? sql`` : sql`and goal = ${search.goal}`}`;

/** Whether there are so few openings that all of them can be compared. */
export async function hasFewOpenings(db: Db, today: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
      from (select from openings where ${isAwake(today)} limit ${exactUpTo + 1}) as counted`.execute(
    db,
  );
  return (rows[0]?.count ?? 0) <= exactUpTo;
}

export async function listOpenings(db: Db, search: OpeningSearch): Promise<OpeningRow[]> {
  const { rows } = await sql<RawRow>`
    select ${columns(search.week)} from openings where ${matchesSearch(search)}`.execute(db);
  return rows.map(toRow);
}

/** `kinds`: the keys of disciplines; `names` are those disciplines, and `pairs` the skills to look for. */
export type NearSearch = {
  kinds: number[];
  names: Discipline[];
  pairs: { a: number; b: number }[];
  levels: RoleLevel[];
};

/** How many openings are compared, if there are too many to compare all: for a skill, by skills, and the newest. */
const [perSkill, bySkills, newest, newestWithoutSkills] = [200, 1000, 150, 300];

/** The newest openings for each skill and each pair of skills, and the newest ones of each discipline. */
export async function listOpeningsNear(
  db: Db,
  search: OpeningSearch,
  { kinds, names, pairs, levels }: NearSearch,
): Promise<OpeningRow[]> {
  // Half as many for a pair as for a skill.
  const shares = pairs.reduce((sum, { a, b }) => sum + (a === b ? 1 : 0.5), 0);
  const perKey = Math.max(8, Math.floor(Math.min(perSkill, bySkills / shares) / kinds.length));
  const perKind = Math.ceil((pairs.length === 0 ? newestWithoutSkills : newest) / names.length);
  const { rows } = await sql<RawRow>`
    with near as materialized (
      select distinct role_id from (
        select found.role_id
          from unnest(${kinds}::smallint[]) as kind (discipline),
               unnest(${pairs.map(({ a }) => a)}::int[], ${pairs.map(({ b }) => b)}::int[])
                 as pair (a, b),
               lateral (select role_id from opening_keys
                         where opening_keys.discipline = kind.discipline
                           and opening_keys.a = pair.a and opening_keys.b = pair.b
                           and ${isAwake(search.today)}
                         order by last_active_on desc, role_id
                         limit case when pair.a = pair.b then ${perKey}::int
                                    else ${perKey}::int / 2 end) as found
        union all
        select recent.role_id
          from unnest(${names}::text[]) as kind (discipline),
               lateral (select role_id from openings
                         where openings.discipline = kind.discipline and ${isAwake(search.today)}
                           and level = any(${levels}::text[])
                         order by last_active_on desc, role_id
                         limit ${perKind}) as recent
      ) as every_way
    )
    select ${columns(search.week)}
      from near join openings using (role_id)
     where ${matchesSearch(search)}`.execute(db);
  return rows.map(toRow);
}

export async function listOpeningsOf(
  db: Db,
  { projectId, week }: { projectId: number; week: string | null },
): Promise<OpeningRow[]> {
  const { rows } = await sql<RawRow>`
    select ${columns(week)} from openings where project_id = ${projectId} order by role_id`.execute(
    db,
  );
  return rows.map(toRow);
}

/** Requests that wait for a project's answer. */
export const listWaitingRequests = (db: Db, projectId: number) =>
  db
    .selectFrom('join_requests')
    .select(['id as requestId', 'user_id as userId', 'role_id as roleId'])
    .where('project_id', '=', projectId)
    .where('state', '=', 'waiting')
    .execute();

/**
 * Projects that someone is in or that said no to them recently, and those of leads who have blocked them
 * or whom they've blocked.
 */
const closedProjects = (userId: RawBuilder<unknown>, now: Date) => sql`
    select project_id from project_members where user_id = ${userId}
    union all
    select project_id from join_requests
     where user_id = ${userId} and state = 'declined' and ended_at > ${daysBefore(now, daysAfterDecline)}
    union all
    select project_id from departures
     where user_id = ${userId} and kind = 'removed' and at > ${daysBefore(now, daysApart)}
    union all
    select lead.project_id
      from blocks join project_members as lead on lead.user_id = blocked_id and lead.is_lead
     where blocker_id = ${userId}
    union all
    select lead.project_id
      from blocks join project_members as lead on lead.user_id = blocker_id and lead.is_lead
     where blocked_id = ${userId}`;

/** The projects that aren't shown to someone: those closed to them, and those they've dismissed. */
export async function listClosedProjects(
  db: Db,
  { userId, now }: { userId: number; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ project_id: number }>`
    ${closedProjects(sql`${userId}`, now)}
    union all
    select project_id from opening_dismissals
     where user_id = ${userId} and dismissed_at > ${daysBefore(now, dismissalDays)}`.execute(db);
  return rows.map(({ project_id }) => project_id);
}

/**
 * Whether a project is open to a person. Part of a statement with the person's ID. That they dismissed
 * the project doesn't matter: its leads could tell from who is missing among the people they're shown.
 */
export const isOpenTo = (
  userId: RawBuilder<unknown>,
  { projectId, now }: { projectId: number; now: Date },
) => sql`not exists(select from (${closedProjects(userId, now)}) as closed
                     where closed.project_id = ${projectId})`;

export async function insertDismissal(
  db: Db,
  { userId, projectId, now }: { userId: number; projectId: number; now: Date },
) {
  const dismissed_at = now.toISOString();
  await db
    .insertInto('opening_dismissals')
    .values({ user_id: userId, project_id: projectId, dismissed_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'project_id']).doUpdateSet({ dismissed_at }),
    )
    .execute();
}

export async function deleteDismissal(
  db: Db,
  { userId, projectId }: { userId: number; projectId: number },
) {
  await db
    .deleteFrom('opening_dismissals')
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .execute();
}
