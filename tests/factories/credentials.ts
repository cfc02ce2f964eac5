import { participationRules } from '#server/teams/members/participation-store.ts';
import type { TestServer } from '#tests/server.ts';
import type { Person } from './people.ts';

type Work = {
  projectId: number;
  days?: number;
  people?: number;
  reviewed?: number;
  reviewers?: number;
};

/** Stores what someone did in a project, by default just enough for a credential. Returns its id. */
export async function giveWork(
  { pool }: Pick<TestServer, 'pool'>,
  person: Person,
  { projectId, days = 14, people = 2, reviewed = 3, reviewers = 2 }: Work,
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `update participations
        set from_day = (now() at time zone 'UTC')::date - $3::int, most_people = $4, done = 5,
            reviewed = $5, reviewers = $6, skills = '{React}', rules = $7
      where user_id = $1 and project_id = $2 returning id`,
    [person.id, projectId, days, people, reviewed, reviewers, participationRules],
  );
  return rows[0]!.id;
}

/** Signs a credential about work that someone is given. */
export async function issueCredential(
  server: Pick<TestServer, 'pool'>,
  person: Person,
  projectId: number,
) {
  const participationId = await giveWork(server, person, { projectId });
  return (await person.send('POST /users/credentials', { body: { participationId } })).body;
}
