import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';

type Asked = { actorId: number; ids: readonly number[]; now: Date };

/**
 * Those of these people who don't know someone: they aren't and weren't on a team with them, aren't in a
 * hackathon with them, don't follow them, and haven't asked, waited for or invited them. What the other one does alone, such as following or
 * naming a helper, doesn't count; a helper who stays for a day does.
 */
export async function listStrangers(db: Db, { actorId, ids, now }: Asked): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select person.id from unnest(${[...ids]}::bigint[]) as person (id)
     where person.id <> ${actorId}
       and not exists(select from follows
                       where follower_id = person.id and followed_id = ${actorId})
       and not exists(select from project_members as theirs
                        join project_members as own using (project_id)
                       where theirs.user_id = person.id and own.user_id = ${actorId})
       and not exists(select from departures as theirs
                        join project_members as own using (project_id)
                       where theirs.user_id = person.id and own.user_id = ${actorId})
       and not exists(select from departures as own
                        join project_members as theirs using (project_id)
                       where theirs.user_id = person.id and own.user_id = ${actorId})
       and not exists(select from hackathon_people as theirs
                       where theirs.user_id = person.id and theirs.state not in ('invited', 'removed')
                         and (exists(select from hackathon_staff as own
                                      where own.hackathon_id = theirs.hackathon_id
                                        and own.user_id = ${actorId})
                              or exists(select from hackathon_people as own
                                         where own.hackathon_id = theirs.hackathon_id
                                           and own.user_id = ${actorId}
                                           and own.state not in ('invited', 'removed'))))
       and not exists(select from hackathon_staff as theirs
                        join hackathon_staff as own using (hackathon_id)
                       where theirs.user_id = person.id and own.user_id = ${actorId}
                         and theirs.added_at < ${now}::timestamptz - interval '1 day')
       and not exists(select from join_requests as asked
                        join project_members as own using (project_id)
                       where asked.user_id = person.id and own.user_id = ${actorId})
       and not exists(select from waitings
                        join project_members as own using (project_id)
                       where waitings.user_id = person.id and own.user_id = ${actorId})
       and not exists(select from invitations as made
                       where made.invited_by = person.id and made.user_id = ${actorId})`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

type Counted = { userId: number; count: number; now: Date };

/** Adds emails to those that someone has caused since the first one, for a day. Returns how many that are. */
export async function addStrangerEmails(
  db: Db,
  { userId, count, now }: Counted,
): Promise<{ sent: number; isFirstDay: boolean }> {
  const { rows } = await sql<{ sent: number; isFirstDay: boolean }>`
    insert into stranger_emails as known (user_id, since, sent)
    values (${userId}, ${now}, ${count})
        on conflict (user_id) do update set
           sent = excluded.sent + case when ${isOver(now)} then 0 else known.sent end,
           since = case when ${isOver(now)} then excluded.since else known.since end
    returning sent, (select created_at > ${now}::timestamptz - interval '1 day'
                       from users where id = ${userId}) as "isFirstDay"`.execute(db);
  return rows[0]!;
}

const isOver = (now: Date) => sql`known.since <= ${now}::timestamptz - interval '1 day'`;
