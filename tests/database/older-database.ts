import type { Pool } from 'pg';
import { type Migration, readMigrations } from '#server/platform/database/migrate.ts';

/** Returns the first `count` migrations, as an older version had them. */
export async function firstMigrations(count: number): Promise<Migration[]> {
  return (await readMigrations()).slice(0, count);
}

/** Inserts a user with a project and a ticket into a database at migration 6. */
export async function insertOldData(pool: Pool): Promise<void> {
  await pool.query(`
    insert into users (email, login_method, first_name, last_name, communication_email)
    values ('aino@pieces.test', 'google', 'Aino', 'Salo', 'aino@pieces.test');
    insert into projects (creator_id, name, description, status, difficulty, team_size, github_url,
                          image, tech_stack, looking_for)
    select id, 'Harbour Lights', 'Lamps', 'Planning', 'Beginner', 3, '', '', '{}', '{}' from users;
    insert into project_members (project_id, user_id) select id, creator_id from projects;
    insert into tickets (project_id, title, description, status, priority, type, position, created_by)
    select id, 'Light the lamps', 'At dusk', 'Backlog', 'High', '', 'a0', creator_id from projects`);
}
