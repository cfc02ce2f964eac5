import { expect, test } from 'vitest';
import { migrate, readMigrations } from '#server/platform/database/migrate.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';

test('in an older database, marks hidden results and announcements, and removes suspended people', async () => {
  const { pool } = await createEmptyDatabase();
  const older = (await readMigrations()).filter(({ name }) => name < '0057');
  await migrate(pool, older);
  await pool.query(`
    insert into users (email, login_method, first_name, last_name, communication_email, suspended_until)
    values ('olena@pieces.test', 'google', 'Olena', 'Salo', '', null),
           ('mallory@pieces.test', 'google', 'Mallory', 'Salo', '', now() + interval '1 day');
    insert into hackathons (slug, kind, name, organizer_id, visibility, code, most_people, team_least,
                            team_most, forming, opens_at, closes_at, starts_at, ends_at, created_at)
    values ('night', 'hackathon', 'Night', 1, 'listed', 'ABCDEFGH', 10, 2, 4, 'both',
            now() - interval '2 days', now() + interval '1 day', now() + interval '1 day',
            now() + interval '2 days', now());
    insert into hackathon_people (hackathon_id, user_id, state, signed_up_at)
    values (1, 1, 'signed_up', now()), (1, 2, 'signed_up', now());
    insert into projects (creator_id, name, description, status, difficulty, team_size, github_url,
                          image, tech_stack, looking_for)
    values (1, 'Harbour Lights', 'Lamps', 'Planning', 'Beginner', 3, '', '', '{}', '{}');
    insert into results (hackathon_id, project_id, team, title, repository, demo, video)
    values (1, 1, 'Harbour Lights', 'Lamps', '', '', ''), (1, null, 'Gone', 'Lamps', '', '', '');
    insert into hackathon_announcements (hackathon_id, author_id, text, created_at)
    values (1, 1, 'Bring a cable', '2026-05-01 12:00Z'), (1, 1, 'Hidden by an admin.', '2026-05-01 13:00Z');
    insert into notifications (user_id, kind, subject, actor_id, data, created_at)
    select 1, 'hackathon_announced', 'hackathon:1', 1, jsonb_build_object('hackathonId', 1, 'text', text), at
      from (values ('Bring a cable', '2026-05-01 12:00Z'::timestamptz),
                   ('A bad text', '2026-05-01 13:00Z')) as told (text, at)`);
  await migrate(pool);
  const select = async (text: string) => (await pool.query(text)).rows;
  expect(
    await select(
      `select data ->> 'announcementId' as id, data ->> 'text' as text from notifications order by id`,
    ),
  ).toEqual([
    { id: '1', text: 'Bring a cable' },
    { id: '2', text: 'Hidden by an admin.' },
  ]);
  expect(await select('select project_id, submission_id from results order by id')).toEqual([
    { project_id: 1, submission_id: 1 },
    { project_id: null, submission_id: 2 },
  ]);
  expect(await select('select user_id, state from hackathon_people order by user_id')).toEqual([
    { user_id: 1, state: 'signed_up' },
    { user_id: 2, state: 'left' },
  ]);
});
