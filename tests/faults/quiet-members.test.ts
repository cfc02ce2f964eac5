import { expect, test, vi } from 'vitest';
import { connectPatiently } from '#tests/database/connect.ts';
import { createPerson } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { expectEmailsOnce, killWhileWorking } from './kill-while-working.ts';
import { startPostgres } from './pieces-on-postgres.ts';
import { makeDataFolder } from './processes.ts';

vi.setConfig({ testTimeout: 400_000 });

const due = 400;

test('asks each of 400 quiet members once when both processes are killed', async () => {
  const { connectionString } = await startPostgres(await makeDataFolder());
  const { pool, db, close } = connectPatiently(connectionString);
  const { id: projectId } = await createProject(await createPerson({ db, url: '' }));
  await pool.query(
    `with people as (
       insert into users (email, communication_email, login_method, first_name, last_name)
       select email, email, 'google', 'Juno', 'Number' || number
         from (select number, number || '@quiet.test' as email
                 from generate_series(1, ${due}) as number) as people
       returning id
     ), members as (
       insert into project_members (project_id, user_id, last_seen_on)
       select $1, id, current_date - 11 from people
     )
     insert into tickets (project_id, number, title, description, status, priority, type,
                          assignee_id, position)
     select $1, 1000 + row_number() over (order by id), 'Ticket', '', 'Backlog', 'Medium', '', id,
            'z' || id from people`,
    [projectId],
  );
  const countAsked = async () => {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*) as count from project_members where quiet_asked_at is not null',
    );
    return Number(rows[0]?.count);
  };

  await killWhileWorking(connectionString, { countDone: countAsked, due });

  const { rows: told } = await pool.query(
    `select count(*)::int as all, count(distinct user_id)::int as different from notifications
      where kind = 'still_on_it'`,
  );
  expect(told).toEqual([{ all: due, different: due }]);
  await expectEmailsOnce(pool, due);
  await close();
});
