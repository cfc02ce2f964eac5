import { expect, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { insertOldData, firstMigrations } from '#tests/database/older-database.ts';

test('migrating a database without technology keys keeps its tech stacks and search', async () => {
  const { pool } = await createEmptyDatabase();
  await migrate(pool, await firstMigrations(10));
  await insertOldData(pool);
  await pool.query(`
    insert into tech_stack_entries (user_id, ordinal, technology, skill_level, description)
    select users.id, ordinal, technology, 'EXPERT', '' from users,
      unnest(array['React', 'ΑΣ', 'Ας', 'ı', 'I']) with ordinality as listed (technology, ordinal)`);
  await migrate(pool);
  const { rows } = await pool.query('select technology from tech_stack_entries order by ordinal');
  expect(rows.map(({ technology }) => technology)).toEqual(['React', 'ΑΣ', 'Ας', 'ı', 'I']);
  const found = await pool.query("select id from projects where search like '%harbour lights%'");
  expect(found.rows).toHaveLength(1);
});
