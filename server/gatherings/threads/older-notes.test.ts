import { expect, test } from 'vitest';
import { migrate, readMigrations } from '#server/platform/database/migrate.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { firstMigrations } from '#tests/database/older-database.ts';

test('in an older database, puts each team’s notes in a thread and leaves comments on tickets', async () => {
  const { pool } = await createEmptyDatabase();
  await migrate(pool, await firstMigrations(67));
  await pool.query(`
    insert into users (email, login_method, first_name, last_name, communication_email)
    values ('aino@pieces.test', 'google', 'Aino', 'Salo', '');
    insert into projects (creator_id, name, description, status, difficulty, team_size, github_url,
                          image, tech_stack, looking_for)
    select 1, name, 'Lamps', 'Planning', 'Beginner', 3, '', '', '{}', '{}'
      from unnest('{Harbour Lights,Night Ferry,Silent}'::text[]) as name;
    insert into tickets (project_id, number, title, description, status, priority, type, position)
    values (1, 1, 'Light the lamps', 'At dusk', 'Backlog', 'High', '', 'a0');
    insert into comments (ticket_id, project_id, author_id, text, created_at) values
      (null, 2, 1, 'Ferry', '2026-05-01 12:00Z'),
      (1, null, 1, 'Ticket', '2026-05-02 12:00Z'),
      (null, 1, 1, 'Lamp', '2026-05-03 12:00Z'),
      (null, 1, 1, 'Another lamp', '2026-05-04 12:00Z')`);
  await migrate(pool, await readMigrations());
  const { rows } = await pool.query(`
    select threads.project_id as project, ticket_id as ticket, text, post_count as posts,
           last_post_at = max(comments.created_at) over (partition by threads.id) as is_latest
      from comments left join threads on threads.id = thread_id order by comments.id`);
  expect(rows.map((row) => Object.values(row))).toEqual([
    [2, null, 'Ferry', 1, true],
    [null, 1, 'Ticket', null, null],
    [1, null, 'Lamp', 2, true],
    [1, null, 'Another lamp', 2, true],
  ]);
  const { rows: threads } = await pool.query('select distinct kind from threads');
  expect(threads).toEqual([{ kind: 'notes' }]);
});
