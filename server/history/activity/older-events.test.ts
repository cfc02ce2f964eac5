import { expect, test } from 'vitest';
import { migrate, readMigrations } from '#server/platform/database/migrate.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { firstMigrations } from '#tests/database/older-database.ts';

test('in an older database, credits events to their actors and fills in what is known', async () => {
  const { pool } = await createEmptyDatabase();
  await migrate(pool, await firstMigrations(22));
  await pool.query(`
    insert into users (email, login_method, first_name, last_name, communication_email)
    select name || '@pieces.test', 'google', name, 'Salo', '' from unnest('{Aino,Eetu}'::text[]) as name;
    insert into projects (creator_id, name, description, status, difficulty, team_size, github_url,
                          image, tech_stack, looking_for)
    values (1, 'Harbour Lights', 'Lamps', 'Planning', 'Beginner', 3, '', '', '{}', '{}');
    insert into tickets (project_id, title, description, status, priority, type, position)
    values (1, 'Light the lamps', 'At dusk', 'Backlog', 'High', '', 'a0');
    insert into comments (ticket_id, author_id, text, created_at)
    values (1, 1, 'Short', '2026-05-01 12:00:00.500Z');
    insert into events (kind, actor_id, project_id, ticket_id, occurred_at) values
      ('project_created', 1, 1, null, '2026-05-01 08:00Z'),
      ('ticket_created', 1, 1, 1, '2026-05-01 09:00Z'),
      ('ticket_done', 1, 1, 1, '2026-05-01 09:05Z'),
      ('project_joined', 2, 1, null, '2026-05-01 10:00Z'),
      ('ticket_reopened', 2, 1, 1, '2026-05-01 11:00Z'),
      ('ticket_done', 2, 1, 1, '2026-05-01 11:30Z'),
      ('comment_written', 1, 1, 1, '2026-05-01 12:00:00.600Z'),
      ('comment_written', 1, 1, 1, '2026-05-01 12:30Z'),
      ('ticket_reopened', 1, 1, 77, '2026-05-01 13:00Z')`);
  await migrate(pool, await readMigrations());
  const { rows } = await pool.query(
    `select kind, credited_id, is_solo, ticket_age, text_length, nth_that_day from events order by id`,
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['project_created', 1, false, null, null, null],
    ['ticket_created', 1, true, null, null, null],
    ['ticket_done', 1, true, 300, null, null],
    ['project_joined', 2, false, null, null, null],
    ['ticket_reopened', 1, true, 300, null, null],
    ['ticket_done', 2, false, 9000, null, 1],
    ['comment_written', 1, false, null, 5, null],
    ['comment_written', 1, false, null, null, 1],
    ['ticket_reopened', null, false, null, null, null],
  ]);
});
