import { type RawBuilder, sql } from 'kysely';

/**
 * Whether several people's reports hide what a thread in `threads`, or its alias, began with: from
 * everyone but its author. Part of a statement, here because news name threads, too.
 */
export const isHeldSql = (reader: RawBuilder<unknown>, threads = 'threads') => sql<boolean>`
  exists(select from comments as held
          where held.thread_id = ${sql.ref(`${threads}.id`)} and held_at is not null
            and author_id is distinct from ${reader}
            and not exists(select from comments as before
                            where before.thread_id = held.thread_id and before.id < held.id))`;
