import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';

type Done = {
  createdAt: Date;
  joins: string[];
  requests: string[];
  invitations: string[];
  waiting: number;
};

/** When someone joined, asked and invited since a time, oldest first, and how many requests wait. */
export async function findDone(
  db: Db,
  { userId, since }: { userId: number; since: Date },
): Promise<Done> {
  const { rows } = await sql<Omit<Done, 'createdAt'> & { createdAt: string }>`
    select created_at as "createdAt",
           to_json(array(select occurred_at from events
                          where actor_id = users.id and kind = 'project_joined'
                            and occurred_at > ${since} order by occurred_at)) as joins,
           to_json(array(select asked_at from join_requests
                          where user_id = users.id and asked_at > ${since} order by asked_at)) as requests,
           to_json(array(select created_at from invitations
                          where invited_by = users.id and user_id is not null
                            and created_at > ${since} order by created_at)) as invitations,
           (select count(*) from join_requests
             where user_id = users.id and state = 'waiting') as waiting
      from users where id = ${userId}`.execute(db);
  const [row] = rows;
  return { ...row!, createdAt: new Date(row!.createdAt) };
}
