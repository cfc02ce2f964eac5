import type { Pool, PoolClient } from 'pg';
import { connectDatabase, type Database } from '#server/platform/database/connect.ts';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { openSession } from '#server/platform/sessions/sessions.ts';
import { startPieces } from '#tests/pieces-process.ts';
import { fillForum } from './forum.ts';
import { headersOf } from './headers.ts';
import { fillWithProjects, frequentWord, rareWord } from './many-projects.ts';
import { cpuTimeOf, findPostgres } from './processes.ts';
import type { Row } from './table.ts';

const [people, projects, teams, rounds] = [1_000_000, 1_000_000, 20, 40];

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
export async function measureSearchEverywhere(dataDir: string): Promise<Row[]> {
  const { url, child, stop } = await startPieces({ DATA_DIR: dataDir });
  const database = connectDatabase(
    { connectionString: await findRunningPostgres(dataDir) },
    () => {},
  );
  try {
    await fillEverything(database.pool);
    const processes = [child.pid!, findPostgres(dataDir)];
    return await measure({ url, database, processes });
  } finally {
    await database.close();
    await stop();
  }
}

type Site = { url: string; database: Database; processes: number[] };

async function measure({ url, database, processes }: Site): Promise<Row[]> {
  const { rows: readers } = await database.pool.query<{ id: number }>(
    `select min(id) as id from users where email like 'person-%'`,
  );
  const session = { userId: readers[0]!.id, userAgent: 'bench', address: '', now: new Date() };
  const headers = await headersOf(url, { token: await openSession(database.db, session) });
  const used = () => processes.reduce((sum, one) => sum + cpuTimeOf(one), 0);
  const sendAll = async (query: string, count: number) => {
    await database.pool.query('delete from rate_limits');
    for (let round = 0; round < count; round += 1) {
      const address = `${url}/api/search?q=${encodeURIComponent(query)}`;
      const response = await fetch(address, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${address} failed with ${response.status}.`);
    }
  };
  for (const { query } of searches) await sendAll(query, rounds / 4);
  const rows: Row[] = [];
  for (const { what, query } of searches) {
    const before = used();
    await sendAll(query, rounds);
    rows.push({
      what: `search everywhere: ${what}, CPU-ms`,
      figure: ((used() - before) / rounds).toFixed(1),
      target: '≤ 25',
    });
  }
  return rows;
}

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
