import type { Pool, PoolClient } from 'pg';
import { fillForum } from './forum.ts';
import { fillWithProjects, frequentWord, rareWord } from './many-projects.ts';
import type { Row } from './table.ts';
import { measureCpuTime, signInAs, withPieces } from './with-pieces.ts';

const [people, projects, teams] = [1_000_000, 1_000_000, 20];

const searches = [
  { what: 'a word in 20 of each', query: rareWord },
  { what: 'a word in every ticket and page', query: frequentWord },
  { what: 'both', query: `${rareWord} ${frequentWord}` },
  { what: 'two frequent words', query: `${frequentWord} water` },
  { what: 'a word in texts', query: 'forecast' },
  { what: 'a word in no text', query: 'zeppelin' },
  { what: 'a name', query: 'aino' },
  { what: 'a whole name', query: 'aino virta' },
  { what: 'a number', query: '#18' },
  { what: 'a', query: 'a' },
  { what: 're', query: 're' },
  { what: 'wat', query: 'wat' },
];

/**
 * Measures the CPU time of a search, of Node and PostgreSQL together, for someone on 20 teams among a
 * million people, projects and tickets, 100,000 pages and a forum of a million posts.
 */
export const measureSearchEverywhere = (dataDir: string): Promise<Row[]> =>
  withPieces(dataDir, async (pieces) => {
    const { pool } = pieces.database;
    await fillEverything(pool);
    const { rows: readers } = await pool.query<{ id: number }>(
      `select min(id) as id from users where email like 'person-%'`,
    );
    const headers = await signInAs(pieces, readers[0]!.id);
    const rows: Row[] = [];
    for (const { what, query } of searches) {
      await pool.query('delete from rate_limits');
      const path = `/api/search?q=${encodeURIComponent(query)}`;
      const { both } = await measureCpuTime(pieces, path, { headers });
      rows.push({
        what: `search everywhere: ${what}, CPU-ms`,
        figure: both.toFixed(1),
        target: '≤ 25',
      });
    }
    return rows;
  });

async function fillEverything(pool: Pool) {
  await fillWithProjects(pool, projects);
  await fillForum(pool);
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'`);
    await addPeople(client);
    await addTeams(client);
    await client.query('vacuum (analyze) users, project_members, tickets, documents, team_words');
  } finally {
    client.release(true);
  }
}

/** 25,000 are called Aino. */
const addPeople = (client: PoolClient) =>
  client.query(
    `insert into users (email, first_name, last_name, login_method, communication_email)
     select 'person-' || n || '@pieces.test',
            ('{Aino,Olena,Fatima,Mika,Sofia,Liam,Noah,Emma,Anna,Ella,Otto,Reetta,Renata,Amir,Aaron,Ines,Jana,
               Karl,Lena,Marta,Nina,Oskar,Paula,Rosa,Saga,Tove,Uma,Vera,Wanda,Yara,Zoe,Bela,Cara,Dana,Eva,
               Finn,Gita,Hugo,Ivo,Jon}'::text[])[1 + n % 40],
            (${syllables})[1 + n / 40 % 10] || lower((${syllables})[1 + n / 400 % 10])
              || lower((${syllables})[1 + n / 4000 % 10]),
            'email', 'person-' || n || '@pieces.test'
       from generate_series(1, $1::integer) as n`,
    [people],
  );
const syllables = `'{Vir,Ta,Sa,Lo,Nie,Mi,Ko,Re,Ha,Ru}'::text[]`;

/** A thousand tickets and a hundred pages in each of a thousand teams; one person is on 20 of these. */
async function addTeams(client: PoolClient) {
  await client.query(
    `insert into project_members (project_id, user_id)
     select n * 50, (select min(id) from users where email like 'person-%')
       from generate_series(1, $1::integer) as n`,
    [teams],
  );
  await client.query(
    `insert into tickets (project_id, number, title, description, status, priority, type, position)
     select team, n, 'Show the water of the ${frequentWord}, part ' || n
                       || case when n % 1000 = 7 then ' ${rareWord}' else '' end,
            'Read the forecast once an hour, and keep it when the service is down. Word' || n,
            'Backlog', 'Medium', '', lpad(n::text, 6, '0')
       from generate_series(1, 1000) as team, generate_series(1, 1000) as n`,
  );
  await client.query(
    `insert into documents (project_id, title, text)
     select team, 'How we work, ' || n || case when n % 100 = 7 then ' ${rareWord}' else '' end,
            repeat('A forecast of the ${frequentWord} is read every hour. ', 20) || 'Word' || n
       from generate_series(1, 1000) as team, generate_series(1, 100) as n`,
  );
}
