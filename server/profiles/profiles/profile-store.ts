import { type Selectable, sql } from 'kysely';
import { knowsTeam } from '#server/teams/members/hackathon-membership-store.ts';
import { isAdminSql } from '#server/people/admins/store.ts';
import { hasBlockedSql } from '#server/people/blocks/store.ts';
import { stillHolds } from '#server/history/activity/store.ts';
import { shownEvents, type ShownKind } from '#server/history/activity/present.ts';
import type { Db, Tables } from '#server/migrations/tables.ts';
import { compileOnce } from '#server/platform/database/compile-once.ts';

export type ProfileRow = Selectable<Tables['users']> & {
  tech_stack: Pick<Tables['tech_stack_entries'], 'technology' | 'skill_level' | 'description'>[];
  entries: Pick<
    Selectable<Tables['entries']>,
    'id' | 'kind' | 'title' | 'organisation' | 'started' | 'ended' | 'text'
  >[];
  teams: number;
  followers: number;
  following: number;
  follows: boolean;
  is_blocked: boolean;
  /** Whether they have blocked the person asking. */
  has_blocked_reader: boolean;
  is_admin: boolean;
  standing: { rules: number; state: unknown } | null;
  activity: {
    kind: ShownKind;
    occurred_at: string;
    project: string;
    project_id: number;
    /** Only if the person asking can open it. */
    ticket_id: number | null;
    ticket: string | null;
    url: string | null;
  }[];
  projects: { id: number; name: string; description: string; image: string; tech: string[] }[];
};

type ProfileQuery = {
  userId: number;
  /** Who's asking, if they're signed in. */
  personId: number | null;
  adminEmails: readonly string[];
};

// Parts of the text: for a limit that is a value, PostgreSQL expects a tenth of all rows. The plan that it
// would keep then seems too expensive to it, so it would plan the statement anew each time.
const [mostShown, mostProjects] = [sql.lit(shownEvents.most), sql.lit(3)];

/** What a person did here, and in repositories: their commits of a day count as one. */
const shownActivity = sql`
  (select id, kind, project_id, occurred_at, ticket_id, null as url from events
    where credited_id = users.id and kind = any(${shownEvents.kinds}) and ${stillHolds}
    order by id desc limit ${mostShown})
  union all
  (select max(id), kind, project_id, max(happened_at), null, max(url) from repository_items
    where author_id = users.id and happened_at > now() - interval '1 year'
    group by kind, project_id, case kind when 'commit' then happened_at::date::text else key end
    order by 4 desc limit ${mostShown})`;

/**
 * Loads a whole profile in one statement, because every page starts by loading the reader's own.
 * Separate statements took four times as long.
 */
export async function findProfile(db: Db, query: ProfileQuery): Promise<ProfileRow | undefined> {
  const rows = await readProfile(db, query);
  return rows[0];
}

const readProfile = compileOnce<ProfileQuery, ProfileRow>(
  ['userId', 'personId', 'adminEmails'],
  ({ userId, personId, adminEmails }) => {
    const [reader, person] = [sql`${personId}::bigint`, sql`users.id`];
    return sql`
    select users.id, email, password_hash, login_method, first_name, last_name, avatar,
           short_description, about_me, country, city, github_url, linkedin_url, x_url,
           personal_website_url, communication_email, communication_email_confirmed, interests,
           created_at,
      to_json(array(select json_build_object(
                     'technology', technology, 'skill_level', skill_level,
                     'description', description)
              from tech_stack_entries where user_id = users.id order by ordinal)) as tech_stack,
      to_json(array(select to_json(entries) from entries where user_id = users.id
             order by ended = '' desc, ended desc, started desc, id desc)) as entries,
      (select count(*) from project_members where user_id = users.id) as teams,
      (select count(*) from follows where followed_id = users.id) as followers,
      (select count(*) from follows where follower_id = users.id) as following,
      exists(select from follows
              where followed_id = users.id and follower_id = ${personId}) as follows,
      ${hasBlockedSql({ blocker: reader, blocked: person })} as is_blocked,
      ${hasBlockedSql({ blocker: person, blocked: reader })} as has_blocked_reader,
      ${isAdminSql(adminEmails)} as is_admin,
      (select json_build_object('rules', rules, 'state', state)
         from standings where user_id = users.id) as standing,
      to_json(array(select json_build_object(
                     'kind', kind, 'project', projects.name, 'project_id', projects.id,
                     'ticket_id', tickets.id, 'ticket', tickets.title, 'url', case when member.user_id is not null then url end,
                     'occurred_at', to_char(occurred_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
              from (${shownActivity}) as shown
              join projects on projects.id = shown.project_id
              left join project_members as member
                on member.project_id = shown.project_id and member.user_id = ${personId}
              left join tickets
                on tickets.id = shown.ticket_id and tickets.deleted_at is null
               and member.user_id is not null
             where projects.deleted_at is null
             order by occurred_at desc, shown.id desc limit ${mostShown})) as activity,
      to_json(array(select json_build_object(
                     'id', projects.id, 'name', name, 'description', projects.description,
                     'image', image, 'tech', tech_stack)
              from project_members join projects on projects.id = project_id
             where user_id = users.id and ${knowsTeam(personId ?? undefined)}
             order by joined_at desc, projects.id desc limit ${mostProjects})) as projects
      from users where users.id = ${userId}`;
  },
);
