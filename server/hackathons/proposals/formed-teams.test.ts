import { expect, test } from 'vitest';
import { migrate, readMigrations } from '#server/platform/database/migrate.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { firstMigrations } from '#tests/database/older-database.ts';

test('in an older database, records who is first on a published team as joined, and a founder as the creator', async () => {
  const { pool } = await createEmptyDatabase();
  await migrate(pool, await firstMigrations(65));
  await pool.query(`
    insert into users (email, login_method, first_name, last_name, communication_email)
    select name || '@pieces.test', 'google', name, 'Salo', ''
      from unnest('{Aino,Eetu,Juno}'::text[]) as name;
    insert into hackathons (slug, kind, name, visibility, code, most_people, team_least, team_most,
                            forming, opens_at, closes_at, starts_at, ends_at, created_at)
    select 'harbour', 'hackathon', 'Harbour Hack', 'listed', 'HARBOUR', 40, 2, 4, 'both',
           now(), now() + '1 hour', now() + '1 hour', now() + '1 day', now();
    insert into projects (creator_id, name, description, status, difficulty, team_size, github_url,
                          image, tech_stack, looking_for, hackathon_id)
    select id, name, '', 'Planning', 'Beginner', 3, '', '', '{}', '{}', 1
      from (values (1, 'Formed'), (2, 'Own idea'), (3, 'Only proposed')) as project(id, name);
    insert into events (kind, actor_id, credited_id, project_id, occurred_at)
    select 'project_created', creator_id, creator_id, id, now() from projects;
    insert into proposals (hackathon_id, seed, made_at, teams, state) values
      (1, 1, now(), '[{"projectId": 1, "people": [1]}, {"projectId": 2, "people": [1]}]', 'published'),
      (1, 1, now(), '[{"projectId": 3, "people": [3]}]', 'draft')`);
  await migrate(pool, await readMigrations());
  const { rows } = await pool.query('select kind from events order by project_id');
  expect(rows.map(({ kind }) => kind)).toEqual([
    'project_joined',
    'project_created',
    'project_created',
  ]);
});
