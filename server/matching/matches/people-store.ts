import { type RawBuilder, sql } from 'kysely';
import type { Discipline, Goal, SkillLevel, WeekTime } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';
import type { MatchedPerson } from './matched.ts';
import { exactUpTo, isOpenTo, splitLines } from './matching-openings-store.ts';

export type CandidateRow = MatchedPerson & { userId: number; commonHours: number | null };

/** For which opening people are looked for. */
export type PeopleSearch = { roleId: number; projectId: number; now: Date };

const today = ({ now }: PeopleSearch) => sql`${now.toISOString().slice(0, 10)}::date`;

/**
 * People whose agreement hasn't ended, to whom the project is open, who speak one of its languages, and
 * who haven't asked to join it already.
 */
const matchesSearch = (search: PeopleSearch): RawBuilder<unknown> => sql`
  findable_until >= ${today(search)}
  and (candidates.languages && openings.languages or cardinality(candidates.languages) = 0
       or cardinality(openings.languages) = 0)
  and not exists(select from join_requests as asking
                  where asking.project_id = ${search.projectId}
                    and asking.user_id = candidates.user_id and asking.state = 'waiting')
  and ${isOpenTo(sql.ref('candidates.user_id'), search)}`;

const columns = sql`
  user_id as "userId", array_to_string(disciplines, E'\n') as disciplines,
  array_to_string(knows, E'\n') as knows, array_to_string(begins, E'\n') as begins,
  array_to_string(learns, E'\n') as learns, candidates.hours, candidates.goal,
  bit_count(candidates.week & openings.week) as "commonHours"`;

type Lists = 'disciplines' | 'knows' | 'begins' | 'learns';
type RawRow = Omit<CandidateRow, Lists> & Record<Lists, string>;

/** Changes the row itself, as for openings. */
const toRow = (row: RawRow): CandidateRow =>
  Object.assign(row as object, {
    disciplines: splitLines(row.disciplines) as Discipline[],
    knows: splitLines(row.knows),
    begins: splitLines(row.begins),
    learns: splitLines(row.learns),
  }) as CandidateRow;

/** The people who fit an opening, before they're compared. Undefined if there are too many. */
export async function listCandidates(
  db: Db,
  search: PeopleSearch,
): Promise<CandidateRow[] | undefined> {
  const { rows: few } = await sql`
    select from candidates limit 1 offset ${exactUpTo}`.execute(db);
  if (few.length > 0) return undefined;
  const { rows } = await sql<RawRow>`
    select ${columns} from openings, candidates
     where openings.role_id = ${search.roleId} and ${matchesSearch(search)}`.execute(db);
  return rows.map(toRow);
}

const [perSkills, newest] = [200, 50];

/** Those seen last for each skill and each pair of skills of an opening, and those seen last of all. */
export async function listCandidatesNear(
  db: Db,
  search: PeopleSearch,
  { kinds, pairs }: { kinds: number[]; pairs: { a: number; b: number }[] },
): Promise<CandidateRow[]> {
  const perKey = Math.max(8, Math.floor(perSkills / kinds.length));
  const { rows } = await sql<RawRow>`
    with near as materialized (
      select distinct user_id from (
        select found.user_id
          from unnest(${kinds}::smallint[]) as kind (discipline),
               unnest(${pairs.map(({ a }) => a)}::int[], ${pairs.map(({ b }) => b)}::int[])
                 as pair (a, b),
               lateral (select user_id from candidate_keys
                         where candidate_keys.discipline = kind.discipline
                           and candidate_keys.a = pair.a and candidate_keys.b = pair.b
                         order by seen_on desc, user_id
                         limit case when pair.a = pair.b then ${perKey}::int
                                    else ${perKey}::int / 2 end) as found
        union all
        (select user_id from candidates order by seen_on desc, user_id limit ${newest})
      ) as every_way
    )
    select ${columns} from openings, near join candidates using (user_id)
     where openings.role_id = ${search.roleId} and ${matchesSearch(search)}`.execute(db);
  return rows.map(toRow);
}

export type PersonRow = {
  id: number;
  name: string;
  avatar: string | null;
  skills: { technology: string; skillLevel: SkillLevel }[];
  disciplines: Discipline[];
  learns: string[];
  hours: number | null;
  week: WeekTime[];
  timeZone: string;
  goal: Goal | null;
  languages: string[];
  note: string;
};

/** What people agreed to show. Never their address. */
export const listPeople = (db: Db, ids: number[]) => rowsOf<PersonRow>(db)`
    select person.id, ${fullName('person')} as name, person.avatar, disciplines, learns, hours, week,
           team_preferences.time_zone as "timeZone", goal, languages, note,
           (select coalesce(json_agg(json_build_object('technology', technology,
                                                       'skillLevel', skill_level)
                                     order by ordinal), '[]')
              from tech_stack_entries where user_id = person.id) as skills
      from users as person join team_preferences on team_preferences.user_id = person.id
     where person.id = any(${ids}::bigint[]) and findable_until is not null`;
