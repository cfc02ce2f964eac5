import type { Pool, PoolClient } from 'pg';
import { knownSkills } from '#contract/values/lists/known-labels.ts';
import { disciplines } from '#contract/values/vocabulary.ts';
import { skillKey } from '#server/people/preferences/match-keys.ts';
import { weekMask } from '#server/people/preferences/week-mask.ts';

/** The most frequent first: it's in every fourth opening. */
const skills = knownSkills.slice(0, 40).map(([name]) => name);
const keys = skills.map(skillKey);
const week = ['weekday_evening', 'weekend_day'] as const;
const zones = ['Europe/Helsinki', 'Asia/Kolkata', 'America/New_York', 'Africa/Lagos'];

const keyTables = ['opening_keys', 'candidate_keys'];

/** Fills an empty database with this many openings and people who can be found. */
export async function fillWithOpenings(pool: Pool, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'`);
    const definitions = await dropIndexes(client);
    await insertPeople(client, count);
    await insertProjects(client, count);
    await insertOpenings(client);
    await insertCandidates(client);
    for (const definition of definitions) await client.query(definition);
    await client.query('vacuum (analyze)');
  } finally {
    client.release(true);
  }
}

/** Updating indexes row by row would take an hour. Returns the statements that create them again. */
async function dropIndexes(client: PoolClient): Promise<string[]> {
  const { rows: constraints } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname,
                   pg_get_constraintdef(oid)) as add
       from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [keyTables],
  );
  const { rows: indexes } = await client.query<{ drop: string; add: string }>(
    `select format('drop index %I', indexname) as drop, indexdef as add from pg_indexes
      where tablename = any($1) and indexname not like '%pkey'`,
    [[...keyTables, 'openings', 'candidates', 'projects']],
  );
  const all = [...constraints, ...indexes];
  for (const { drop } of all) await client.query(drop);
  return [...indexes, ...constraints].map(({ add }) => add);
}

async function insertPeople(client: PoolClient, count: number) {
  await client.query(
    `insert into users (email, first_name, last_name, login_method, communication_email)
     select 'person-' || n || '@pieces.test', 'Person', n::text, 'email', 'person-' || n || '@pieces.test'
       from generate_series(1, $1::int) as n`,
    [count],
  );
  await client.query(
    `insert into tech_stack_entries (user_id, ordinal, technology, technology_key, skill_level, description)
     select users.id, ordinal, technology, lower(technology),
            (array['BEGINNER', 'INTERMEDIATE', 'PROFICIENT', 'EXPERT'])[1 + floor(4 * random())], ''
       from users,
            lateral (select array(select distinct ($1::text[])[1 + floor(cardinality($1) * random() ^ 2)]
                                    from generate_series(1, 2 + users.id % 4)) as names) as chosen,
            unnest(names) with ordinality as one (technology, ordinal)`,
    [skills],
  );
  await client.query(
    `insert into team_preferences (user_id, disciplines, hours, week, time_zone, goal, languages,
                                   note, findable_until, seen_on)
     select id, array[($1::text[])[1 + id % cardinality($1)], ($1::text[])[1 + (id / 7) % cardinality($1)]],
            1 + id % 12, $2, ($3::text[])[1 + id % cardinality($3)], 'learn', '{en}',
            'A note of some length.', current_date + 60, current_date - (id % 25)::int
       from users`,
    [disciplines, week, zones],
  );
}

/** Three openings in five projects. */
async function insertProjects(client: PoolClient, count: number) {
  await client.query(
    `insert into projects (creator_id, name, description, status, difficulty, team_size, github_url,
                           image, tech_stack, looking_for, hours, week, time_zone, goal, languages,
                           updated_at)
     select (select min(id) from users) + n % 1000, 'Project ' || n,
            repeat('What this team builds, in a few words. ', 5), 'Planning', 'Beginner', 4, '', '',
            array(select distinct ($2::text[])[1 + floor(cardinality($2) * random() ^ 2)]
                    from generate_series(1, 2 + n % 4)),
            '{Somebody}', 1 + n % 12, $3, ($4::text[])[1 + n % cardinality($4)],
            (array['learn', 'portfolio', 'fun'])[1 + n % 3], '{en}',
            now() - (n % 25) * interval '1 day'
       from generate_series(1, $1::int * 3 / 5) as n`,
    [count, skills, week, zones],
  );
  await client.query(
    `insert into project_members (project_id, user_id, is_lead)
     select id, creator_id, true from projects`,
  );
  await client.query(
    `insert into roles (project_id, name, discipline, skills, ordinal)
     select id, 'Somebody', ($1::text[])[1 + floor(cardinality($1) * random())], tech_stack, ordinal
       from projects, generate_series(1, 1 + (id % 3 < 2)::int) as ordinal`,
    [disciplines],
  );
  await client.query('insert into opening_refreshes select id, now() from projects');
}

/** The masks of the zones, as a table in SQL. */
const masks = () =>
  zones.map((timeZone) => weekMask({ week: [...week], timeZone }, new Date()) ?? '');

const pairsOf = (from: string, columns: string) => `
  select ${columns}, first.key as a, second.key as b
    from ${from},
         lateral (select key from unnest(skills) as name join skill_keys using (name)) as first,
         lateral (select key from unnest(skills) as name join skill_keys using (name)) as second
   where first.key <= second.key`;

async function insertOpenings(client: PoolClient) {
  await client.query('create temporary table skill_keys (name text primary key, key int)');
  await client.query('insert into skill_keys select * from unnest($1::text[], $2::int[])', [
    skills,
    keys,
  ]);
  await client.query('create temporary table disciplines (name text, number smallint)');
  await client.query(
    'insert into disciplines select name, ordinal - 1 from unnest($1::text[]) with ordinality as one (name, ordinal)',
    [disciplines],
  );
  await client.query(
    `insert into openings
     select roles.id, project_id, discipline, roles.skills, 'any', false, hours, mask::bit(168), goal,
            languages, id % 2 = 0, 0, 0, 0, 1, updated_at::date
       from roles join (select id as project, hours, time_zone, goal, languages, updated_at
                          from projects) as team on project = project_id
       join unnest($1::text[], $2::text[]) as zone (name, mask) on zone.name = time_zone`,
    [zones, masks()],
  );
  await client.query(
    `insert into opening_keys (role_id, discipline, last_active_on, a, b)
     ${pairsOf('openings join disciplines on name = discipline', 'role_id, number, last_active_on')}`,
  );
}

async function insertCandidates(client: PoolClient) {
  await client.query(
    `insert into candidates
     select team_preferences.user_id, disciplines, coalesce(knows, '{}'), coalesce(begins, '{}'),
            learns, hours, mask::bit(168), goal, languages, findable_until, seen_on
       from team_preferences
       join unnest($1::text[], $2::text[]) as zone (name, mask) on zone.name = time_zone
       left join (select user_id, array_agg(technology) filter (where skill_level <> 'BEGINNER') as knows,
                         array_agg(technology) filter (where skill_level = 'BEGINNER') as begins
                    from tech_stack_entries group by 1) as stack using (user_id)`,
    [zones, masks()],
  );
  await client.query(
    `insert into candidate_keys (user_id, discipline, seen_on, a, b)
     ${pairsOf(
       `(select user_id, seen_on, knows || begins as skills, unnest(candidates.disciplines) as wanted
           from candidates) as person join disciplines on disciplines.name = wanted`,
       'user_id, number, seen_on',
     )}`,
  );
  await client.query('insert into candidate_refreshes select user_id, now() from candidates');
}
