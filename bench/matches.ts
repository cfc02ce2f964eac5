import type { Pool } from 'pg';
import { knownSkills } from '#contract/values/lists/known-labels.ts';
import { fillWithOpenings } from './many-openings.ts';
import type { Row } from './table.ts';
import { measureCpuTime, type RunningPieces, signInAs, withPieces } from './with-pieces.ts';

const many = 1_000_000;
/** `BENCH_OPENINGS=50000 npm run bench -- matches` takes a minute. */
const count = Number(process.env['BENCH_OPENINGS'] ?? many);
const [few, requests] = [3000, 200];

/** Measures matching among 1,000,000 openings and people, and among 3,000, where all are compared. */
export async function measureMatches(dataDir: string): Promise<Row[]> {
  return [...(await measureAmong(`${dataDir}-few`, few)), ...(await measureAmong(dataDir, count))];
}

const measureAmong = (dataDir: string, size: number): Promise<Row[]> =>
  withPieces(dataDir, async (pieces) => {
    const { database } = pieces;
    await fillWithOpenings(database.pool, size);
    const rows: Row[] = [];
    for (const skills of [0, 4, 12]) {
      const userId = await createPerson(database.pool, skills);
      rows.push(
        await measure(pieces, {
          what: `teams for someone with ${skills} skills`,
          size,
          userId,
          path: '/openings/for-me',
        }),
      );
    }
    const { rows: roles } = await database.pool.query<{
      id: number;
      project: number;
      user: number;
    }>(
      `select roles.id, projects.id as project, creator_id as user
         from roles join projects on projects.id = project_id order by roles.id desc limit 1`,
    );
    const { id, project, user } = roles[0]!;
    const path = `/projects/${project}/roles/${id}/people`;
    return [
      ...rows,
      await measure(pieces, { what: 'people for a role', size, userId: user, path }),
    ];
  });

/** Someone and ten people who lead a project would build with each other again. */
async function agreeWithOthers(pool: Pool, id: number) {
  await pool.query(
    `with led as (select distinct creator_id from projects order by creator_id desc limit 10)
     insert into teammate_answers (user_id, teammate_id, ended_at, answer)
     select $1, creator_id, now(), 'yes' from led
     union all select creator_id, $1, now(), 'yes' from led`,
    [id],
  );
}

/** Someone with skills of all frequencies, or who hasn't said anything. */
async function createPerson(pool: Pool, skills: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, first_name, last_name, login_method, communication_email)
     values ($1, 'Bench', 'Person', 'email', $1) returning id`,
    [`bench-${skills}@pieces.test`],
  );
  const { id } = rows[0]!;
  await agreeWithOthers(pool, id);
  if (skills === 0) return id;
  await pool.query(
    `insert into team_preferences (user_id, disciplines, hours, week, time_zone, goal, languages)
     values ($1, '{Front-end,Back-end}', 6, '{weekday_evening}', 'Europe/Helsinki', 'learn', '{en}')`,
    [id],
  );
  await pool.query(
    `insert into tech_stack_entries (user_id, ordinal, technology, technology_key, skill_level, description)
     select $1, ordinal, name, lower(name), 'PROFICIENT', ''
       from unnest($2::text[]) with ordinality as one (name, ordinal)`,
    [id, knownSkills.slice(0, skills).map(([name]) => name)],
  );
  return id;
}

type Measure = { what: string; size: number; userId: number; path: string };

async function measure(pieces: RunningPieces, { what, size, userId, path }: Measure): Promise<Row> {
  const headers = await signInAs(pieces, userId);
  const used = await measureCpuTime(pieces, `/api${path}`, { headers, rounds: requests });
  return {
    what: `match among ${size.toLocaleString('en-US')}: ${what}, CPU-ms of Node + PostgreSQL`,
    figure: used.both.toFixed(1),
    comparison: `${used.node.toFixed(1)} + ${used.postgres.toFixed(1)}`,
    target: '≤ 25',
  };
}
