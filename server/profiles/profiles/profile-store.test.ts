import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer } from '#tests/server.ts';
import { findProfile } from './profile-store.ts';

test('reuses the query plan for the profile of someone who has done a lot', async () => {
  const server = await startTestServer();
  const { creator, project } = await createTeam(server);
  await server.pool.query(
    `insert into events (kind, actor_id, credited_id, project_id, occurred_at)
     select 'ticket_done', $1, $1, $2, now() from generate_series(1, 30000)`,
    [creator.id, project.id],
  );
  await server.pool.query('analyze events');
  // PostgreSQL decides this for each connection, after planning with the values five times.
  const plans = await server.db.connection().execute(async (db) => {
    await sql`discard plans`.execute(db);
    const count = async () => {
      const { rows } = await sql<{ custom: number; generic: number }>`
        select coalesce(sum(custom_plans), 0)::int as custom,
               coalesce(sum(generic_plans), 0)::int as generic
          from pg_prepared_statements where statement like '%tech_stack_entries%'`.execute(db);
      return rows[0]!;
    };
    const before = await count();
    for (let time = 0; time < 20; time += 1)
      await findProfile(db, { userId: creator.id, personId: creator.id, adminEmails: [] });
    const after = await count();
    return { custom: after.custom - before.custom, generic: after.generic - before.generic };
  });
  expect(plans.custom).toBeLessThanOrEqual(5);
  expect(plans.generic).toBeGreaterThanOrEqual(15);
});
