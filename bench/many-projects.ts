import type { Pool, PoolClient } from 'pg';

/** Appears in 20 projects, however many there are; its parts are common words. */
export const rareWord = 'lighthouse';
/** Appears in every tenth project. */
export const frequentWord = 'harbour';

/** The role that 20 projects look for; the only one of its discipline. */
const rareRole = 'Technical writer';

const stems =
  `act add air art back bake band bank bird bloom boat board book break bridge bright build
call card care carry chart choir church city class clear climb clock cloud club coast code cook count
cross dance dark day dish draw dream drink drive each east edge farm fast ferry field film find fire
fish flat flow fold food form fresh friend frost game garden gather give glass green grow guess guide
hand help hike home house hunt hush island join keep kitchen know lake land lead leaf learn lend light
line list local long look lunch make map mark market measure meet mend mill mind moon morning mount
move museum music name neighbour nest night north note open paint park past path phone piano place
plan plant play point post print quiet quick rain reach read record repair report rest ride right
river road room rough round row sail salt save school sea search season seed send shade share shed
shelf ship shop show sing skill sleep slow small smooth snow soft song sort sound south space speak
spend spring square stage star start station stay step stop storm story straight stream street strong
study summer swim table talk team tell thick thin thought through tide time tool touch town track trade
train tree trust turn village visit voice wait walk wall warm wash watch water weather week west wheel
wide wild wind window winter wood word work world write yard year young`.split(/\s+/);
const endings = ['', 's', 'ing', 'er', 'ed', 'ful', 'ly', 'ness', 'less', 'able'];
const shortWords = ['a', 'to', 'of', 'in', 'is', 'we', 'and', 'the', 'for', 'with', 'go'];
const vocabulary = [...shortWords, ...endings.flatMap((end) => stems.map((stem) => stem + end))];
const technologies = `TypeScript React Node.js Python Java Go C C++ C# Rust R Kotlin Swift PHP Ruby
Vue Angular Svelte Django Flask Spring PostgreSQL MySQL MongoDB Redis Docker Kubernetes GraphQL Dart
Flutter Elixir Haskell Scala Terraform Lua`.split(/\s+/);

/** Replaces all projects with `count` new ones, each with its creator as a member. */
export async function fillWithProjects(pool: Pool, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'`);
    await client.query('truncate projects, project_members restart identity cascade');
    // Updating the indexes row by row would take an hour.
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
        where tablename = 'projects' and indexname <> 'projects_pkey'`,
    );
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    await insertProjects(client, count);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum (analyze) projects, project_members, roles, users');
  } finally {
    client.release(true);
  }
}

async function insertProjects(client: PoolClient, count: number): Promise<void> {
  await client.query(
    `insert into users (email, first_name, last_name, login_method, communication_email)
     select 'maker-' || n || '@pieces.test', 'Maker', n::text, 'email', 'maker-' || n || '@pieces.test'
       from generate_series(1, 1000) as n on conflict do nothing`,
  );
  // A few words are frequent and most are rare, like in any language.
  await client.query(
    `insert into projects (creator_id, name, description, status, difficulty, team_size, github_url,
                           image, tech_stack, looking_for, disciplines)
     select (select min(id) from users where email like 'maker-%') + n % 1000,
            initcap(text[1] || ' ' || text[2] || ' ' || text[3]),
            array_to_string(text[4:], ' ')
              || case when n % 10 = 3 then ' ${frequentWord}' else '' end
              || case when n % ($1::integer / 20) = 7 then ' ${rareWord}' else '' end,
            (array['Planning', 'In Progress', 'Completed'])[1 + floor(3 * random())],
            (array['Beginner', 'Intermediate', 'Advanced'])[1 + floor(3 * random())],
            2 + n % 5, 'https://github.com/pieces/project-' || n, '',
            array(select distinct ($3::text[])[1 + floor(cardinality($3) * random() ^ 2)]
                    from generate_series(1, 2 + n % 4)),
            looking_for, disciplines
       from generate_series(1, $1) as n,
            lateral (select array_agg(($2::text[])[1 + floor(cardinality($2) * random() ^ 3)]) as text
                       from generate_series(1, 25 + n % 50)) as words,
            lateral (
              select case kind when 1 then array['${rareRole}'] when 2 then array['Tester']
                     else array['Designer', 'Backend developer'] end as looking_for,
                     case kind when 1 then array['Docs'] when 2 then array['Testing']
                     else array['Back-end', 'Design'] end as disciplines
                from (select case when n % ($1::integer / 20) = 11 then 1 when n % 3 = 0 then 2 end
                             as kind) as kinds) as wanted`,
    [count, vocabulary, technologies],
  );
  await client.query(
    `insert into project_members (project_id, user_id, is_lead)
     select id, creator_id, true from projects`,
  );
  await client.query(
    `insert into roles (project_id, name, discipline, ordinal)
     select id, wanted.name,
            case wanted.name when 'Designer' then 'Design' when 'Backend developer' then 'Back-end'
                             when 'Tester' then 'Testing' else 'Docs' end, ordinal
       from projects, unnest(looking_for) with ordinality as wanted (name, ordinal)`,
  );
}
