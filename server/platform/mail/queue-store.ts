import { sql } from 'kysely';
import type { MailState } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';

/** What emails of each state have in common. */
const conditions: Record<MailState, string> = {
  waiting: 'given_up_at is null and attempts = 0',
  failing: 'given_up_at is null and attempts > 0',
  'given-up': 'given_up_at is not null',
};

const are = (state: MailState) => sql<boolean>`${sql.raw(conditions[state])}`;

/** How many emails of each state aren't sent. */
export const countUnsent = (db: Db): Promise<Record<MailState, number>> =>
  db
    .selectFrom('outbox')
    .select((row) => [
      row.fn.countAll<number>().filterWhere(are('waiting')).as('waiting'),
      row.fn.countAll<number>().filterWhere(are('failing')).as('failing'),
      row.fn.countAll<number>().filterWhere(are('given-up')).as('given-up'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();

type Page = { state: MailState; before: number | undefined; limit: number };

/** Emails of a state that aren't sent, the newest first. */
export const listUnsent = (db: Db, { state, before, limit }: Page) =>
  db
    .selectFrom('outbox')
    .select([
      'id',
      'kind',
      'created_at',
      'attempts',
      'next_attempt_at',
      'given_up_at',
      'last_error',
    ])
    .where('sent_at', 'is', null)
    .where(are(state))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
