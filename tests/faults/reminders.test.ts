import { expect, test, vi } from 'vitest';
import { connectPatiently } from '#tests/database/connect.ts';
import { createPerson } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { expectEmailsOnce, killWhileWorking } from './kill-while-working.ts';
import { startPostgres } from './pieces-on-postgres.ts';
import { makeDataFolder } from './processes.ts';

vi.setConfig({ testTimeout: 400_000 });

const due = 400;

test('writes each of 400 reminders once when both processes are killed', async () => {
  const { connectionString } = await startPostgres(await makeDataFolder());
  const { pool, db, close } = connectPatiently(connectionString);
  const { id: projectId } = await createProject(await createPerson({ db, url: '' }));
  await pool.query(
    `with people as (
       insert into users (email, communication_email, login_method, first_name, last_name)
       select email, email, 'google', 'Juno', 'Number' || number
         from (select number, number || '@requests.test' as email
                 from generate_series(1, ${due}) as number) as people
       returning id
     )
     insert into join_requests (project_id, user_id, asked_at, answer_by)
     select $1, id, now() - interval '3 days', now() + interval '6 days' from people`,
    [projectId],
  );
  const countReminded = async () => {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*) as count from join_requests where reminders = 1',
    );
    return Number(rows[0]?.count);
  };

  await killWhileWorking(connectionString, { countDone: countReminded, due });

  const { rows: told } = await pool.query(
    `select count(*)::int as all, count(distinct subject)::int as different from notifications
      where kind = 'join_request_reminder'`,
  );
  expect(told).toEqual([{ all: due, different: due }]);
  await expectEmailsOnce(pool, due);
  await close();
});
